// Path-traces boards with stacks of discs: on a graphics card (nvcc), or without one
// (g++ -x c++). `training/towers/light.py` compiles it; `tables.py` fills in the floats that
// a scene is made of, in the order of the enum below.
//
// Lengths are millimetres in plan axes, z up from the board's face; light is linear
// R G B. A disc is a round convex solid with bevelled edges, its top may be a dish.

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define FN __device__ __forceinline__
#else
#define FN static inline
#endif

enum {
    TURN = 0,            // 9: camera axes from plan axes, row by row
    EYE = 9,             // 3
    FOCAL = 12,          // px
    LENS = 13,           // k1
    BOARD_HALF = 14,
    BOARD_THICK = 15,
    BOARD_GLOSS = 16,
    STEP = 17,
    ZMAX = 18,           // above all discs
    RADIUS = 19,
    THICK = 20,          // of a disc
    BEVEL = 21,          // of the top edge: across, down; of the lower edge: the same
    DISH = 25,           // lip in radii, depth
    GROOVE = 27,         // steepness, turns a radius
    LAMPS = 29,          // 3 of 7: towards it 3, light 3, tangent of its half-width
    SKY = 50,            // 3 light, 3 more of it by direction
    WINDOW = 56,         // towards it 3, cosine of half-width, light 3
    FACE_GAIN = 63,      // 3
    FACE_TEXTURE = 66,
    TABLE_TEXTURE = 67,
    TABLE_GAIN = 68,     // 3
    SIDES = 71,          // 2 of 24
    COLOUR = 0,          // of a side: 3
    WALL = 3,            // 3
    MARK = 6,            // 3
    MARK_FROM = 9,       // from, to: radii
    GLOSS = 11,
    ROUGH = 12,
    GRAIN = 13,          // depth, pitch, phase, phase
    BLOTCH = 17,         // depth, 2 of 3: waves and phase
    COUNTS = 119,        // 64
    DISCS = 183,         // 64 of 8 of 5: x, y, radius, side, turn
    LENGTH = 183 + 64 * 8 * 5
};

static const int MOST = 8, FILES = 8;

struct V { float x, y, z; };
FN V v3(float x, float y, float z) { V a = {x, y, z}; return a; }
FN V at(const float* p) { return v3(p[0], p[1], p[2]); }
FN V operator+(V a, V b) { return v3(a.x + b.x, a.y + b.y, a.z + b.z); }
FN V operator-(V a, V b) { return v3(a.x - b.x, a.y - b.y, a.z - b.z); }
FN V operator*(V a, float k) { return v3(a.x * k, a.y * k, a.z * k); }
FN V operator*(V a, V b) { return v3(a.x * b.x, a.y * b.y, a.z * b.z); }
FN float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
FN V cross(V a, V b) {
    return v3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
FN V unit(V a) { return a * (1.0f / sqrtf(dot(a, a) + 1e-20f)); }

struct Chance { uint32_t state; };
FN float next(Chance& c) {
    c.state = c.state * 747796405u + 2891336453u;
    uint32_t word = ((c.state >> ((c.state >> 28u) + 4u)) ^ c.state) * 277803737u;
    return (float)(((word >> 22u) ^ word) >> 8) * (1.0f / 16777216.0f);
}
FN V off_axis(V axis, float width, Chance& c) {
    V side = unit(cross(fabsf(axis.z) < 0.9f ? v3(0, 0, 1) : v3(1, 0, 0), axis));
    V other = cross(axis, side);
    float r = width * sqrtf(next(c)), a = 6.2831853f * next(c);
    return unit(axis + side * (r * cosf(a)) + other * (r * sinf(a)));
}

enum { NOTHING, FACE, TABLE, TOP, SLOPE };
struct Hit { float t; V normal; V local; int what, side; float turn, lift; };

// Cut [enter, leave] down to where r <= outer - slope * z, with z from `level`.
FN bool within(V o, V d, float outer, float slope, float level,
               float& enter, float& leave, bool& entered) {
    float edge = outer - slope * (o.z - level), fall = -slope * d.z;
    float a = d.x * d.x + d.y * d.y - fall * fall;
    float b = o.x * d.x + o.y * d.y - edge * fall;
    float c = o.x * o.x + o.y * o.y - edge * edge;
    entered = false;
    if (fabsf(a) < 1e-9f) return c <= 0.0f;
    float q = b * b - a * c;
    if (a > 0.0f) {
        if (q <= 0.0f) return false;
        float root = sqrtf(q), first = (-b - root) / a, last = (-b + root) / a;
        if (first > enter) { enter = first; entered = true; }
        leave = fminf(leave, last);
    } else {
        if (q <= 0.0f) return true;
        float root = sqrtf(q), first = (-b + root) / a, last = (-b - root) / a;
        if (fall > 0.0f) {
            if (last > enter) { enter = last; entered = true; }
        } else {
            leave = fminf(leave, first);
        }
    }
    return enter < leave;
}

FN void disc(const float* s, V o, V d, float x, float y, float foot, float radius,
             int side, float turn, Hit& hit) {
    o = o - v3(x, y, foot);
    float thick = s[THICK], enter = -1e9f, leave = 1e9f;
    int by = 0;
    bool entered;
    if (fabsf(d.z) > 1e-7f) {
        float up = (thick - o.z) / d.z, down = -o.z / d.z;
        if (d.z < 0.0f) { enter = up; leave = down; by = 1; }
        else { enter = down; leave = up; by = 2; }
    } else if (o.z < 0.0f || o.z > thick) return;
    if (leave < 1e-3f) return;
    if (!within(o, d, radius, 0.0f, 0.0f, enter, leave, entered)) return;
    if (entered) by = 3;
    float across = s[BEVEL] * radius, deep = s[BEVEL + 1] * radius;
    if (across > 0.01f) {
        float slope = across / deep;
        if (!within(o, d, radius, slope, thick - deep, enter, leave, entered)) return;
        if (entered) by = 4;
    }
    across = s[BEVEL + 2] * radius, deep = s[BEVEL + 3] * radius;
    if (across > 0.01f) {
        float slope = -across / deep;
        if (!within(o, d, radius, slope, deep, enter, leave, entered)) return;
        if (entered) by = 5;
    }
    if (leave < 1e-3f || enter < 1e-3f || enter > hit.t || by == 0) return;
    V p = o + d * enter;
    float r = sqrtf(p.x * p.x + p.y * p.y) + 1e-9f;
    V out = v3(p.x / r, p.y / r, 0.0f);
    hit.t = enter, hit.side = side, hit.turn = turn, hit.lift = 0.0f;
    hit.local = p * (1.0f / radius);
    hit.what = by == 1 ? TOP : SLOPE;
    if (by == 1) {
        hit.normal = v3(0, 0, 1);
        float lip = s[DISH] * radius, depth = s[DISH + 1] * radius;
        if (depth > 0.01f && r < lip) {
            V floor = p + d * (-depth / d.z);
            float rf = sqrtf(floor.x * floor.x + floor.y * floor.y) + 1e-9f;
            if (rf < lip) { hit.local = floor * (1.0f / radius); hit.lift = depth; }
            else hit.normal = unit(v3(-out.x, -out.y, 0.6f));
        } else {
            float wave = s[GROOVE] * cosf(s[GROOVE + 1] * r / radius);
            hit.normal = unit(v3(out.x * wave, out.y * wave, 1.0f));
        }
    } else if (by == 2) hit.normal = v3(0, 0, -1);
    else if (by == 3) hit.normal = out;
    else if (by == 4) {
        float deep4 = s[BEVEL + 1] * radius;
        float part = fminf(fmaxf((p.z - thick + deep4) / deep4, 0.0f), 1.0f);
        hit.normal = unit(out * (1.0f - 0.85f * part) + v3(0, 0, 0.15f + 0.85f * part));
    } else hit.normal = unit(out + v3(0, 0, -0.7f));
}

// What a ray meets first; it begins at or below ZMAX.
FN Hit met(const float* s, V o, V d, bool ground, bool any) {
    Hit hit;
    hit.t = 1e9f, hit.what = NOTHING, hit.side = 0, hit.turn = 0, hit.lift = 0;
    hit.normal = v3(0, 0, 1), hit.local = v3(0, 0, 0);
    float end = 5.0f * s[STEP];
    if (d.z < -1e-6f) end = fminf(end, -o.z / d.z);
    if (d.z > 1e-6f) end = fminf(end, (s[ZMAX] - o.z) / d.z);
    V last = o + d * end;
    float reach = 1.3f * s[RADIUS], step = s[STEP], mid = 0.5f * (FILES - 1);
    int x0 = (int)ceilf((fminf(o.x, last.x) - reach) / step + mid);
    int x1 = (int)floorf((fmaxf(o.x, last.x) + reach) / step + mid);
    int y0 = (int)ceilf((fminf(o.y, last.y) - reach) / step + mid);
    int y1 = (int)floorf((fmaxf(o.y, last.y) + reach) / step + mid);
    x0 = x0 < 0 ? 0 : x0, y0 = y0 < 0 ? 0 : y0;
    x1 = x1 > FILES - 1 ? FILES - 1 : x1, y1 = y1 > FILES - 1 ? FILES - 1 : y1;
    float flat = d.x * d.x + d.y * d.y + 1e-12f;
    for (int j = y0; j <= y1; j++)
        for (int i = x0; i <= x1; i++) {
            int cell = j * FILES + i, count = (int)s[COUNTS + cell];
            if (!count) continue;
            float cx = (i - mid) * step - o.x, cy = (j - mid) * step - o.y;
            float near = fminf(fmaxf((cx * d.x + cy * d.y) / flat, 0.0f), end);
            float ex = cx - d.x * near, ey = cy - d.y * near;
            if (ex * ex + ey * ey > reach * reach) continue;
            for (int k = 0; k < count; k++) {
                const float* p = s + DISCS + (cell * MOST + k) * 5;
                disc(s, o, d, p[0], p[1], k * s[THICK], p[2], (int)p[3], p[4], hit);
                if (any && hit.what) return hit;
            }
        }
    if (ground && !hit.what && d.z < -1e-6f) {
        float t = -o.z / d.z;
        V p = o + d * t;
        float half = s[BOARD_HALF];
        hit.what = FACE;
        if (fabsf(p.x) > half || fabsf(p.y) > half) {
            t = (-s[BOARD_THICK] - o.z) / d.z, p = o + d * t, hit.what = TABLE;
        }
        hit.t = t, hit.local = p, hit.normal = v3(0, 0, 1);
    }
    return hit;
}

FN V looked_up(const float* texture, int side, float u, float v) {
    u = fabsf(u), v = fabsf(v);
    u = u - 2.0f * floorf(u * 0.5f), v = v - 2.0f * floorf(v * 0.5f);
    u = u > 1.0f ? 2.0f - u : u, v = v > 1.0f ? 2.0f - v : v;
    float x = fminf(fmaxf(u * side - 0.5f, 0.0f), side - 1.001f);
    float y = fminf(fmaxf(v * side - 0.5f, 0.0f), side - 1.001f);
    int i = (int)x, j = (int)y;
    float fx = x - i, fy = y - j;
    const float* p = texture + (j * side + i) * 3;
    const float* q = p + side * 3;
    V a = at(p) * (1 - fx) + at(p + 3) * fx, b = at(q) * (1 - fx) + at(q + 3) * fx;
    return a * (1 - fy) + b * fy;
}

FN V albedo(const float* s, const Hit& hit, const float* faces, int side,
            const float* tables, int table_side) {
    V p = hit.local;
    float half = s[BOARD_HALF];
    if (hit.what == FACE) {
        const float* mine = faces + (size_t)s[FACE_TEXTURE] * side * side * 3;
        float u = (p.x + half) / (2 * half), v = (half - p.y) / (2 * half);
        return looked_up(mine, side, u, v) * at(s + FACE_GAIN);
    }
    if (hit.what == TABLE) {
        if (fabsf(p.x) < half && fabsf(p.y) < half) return at(s + FACE_GAIN) * 0.12f;
        const float* mine =
            tables + (size_t)s[TABLE_TEXTURE] * table_side * table_side * 3;
        float wide = 4.0f * half;
        return looked_up(mine, table_side, (p.x + wide) / wide, (p.y + wide) / wide)
            * at(s + TABLE_GAIN);
    }
    const float* m = s + SIDES + 24 * hit.side;
    float r = sqrtf(p.x * p.x + p.y * p.y);
    V colour = hit.what == TOP ? at(m + COLOUR) : at(m + WALL);
    if (hit.what == TOP && r > m[MARK_FROM] && r < m[MARK_FROM + 1]) colour = at(m + MARK);
    float cx = cosf(hit.turn), sx = sinf(hit.turn);
    float x = p.x * cx + p.y * sx, y = p.y * cx - p.x * sx;
    const float* g = m + GRAIN;
    if (g[0] > 0.0f) {
        float wave = sinf(g[1] * x + sinf(2 * y + g[2] + 3 * p.z) + g[3]);
        colour = colour * (1 - g[0] * (0.5f + 0.5f * wave) + 0.05f * sinf(31 * x + g[2]));
    }
    const float* b = m + BLOTCH;
    if (b[0] > 0.0f && hit.what == TOP) {
        float bump = sinf(b[1] * x + b[2] * y + b[3]) + sinf(b[4] * x + b[5] * y + b[6]);
        colour = colour * (1 + b[0] * 0.5f * tanhf(2 * bump));
    }
    return colour;
}

FN V sky(const float* s, V d) {
    float more = fmaxf(0.15f, 1.0f + dot(at(s + SKY + 3), d));
    V light = at(s + SKY) * more;
    if (dot(d, at(s + WINDOW)) > s[WINDOW + 3]) light = light + at(s + WINDOW + 4);
    return light;
}

FN V lit(const float* s, V p, V n, Chance& c, int lamps) {
    V sum = v3(0, 0, 0);
    for (int k = 0; k < lamps; k++) {
        const float* lamp = s + LAMPS + 7 * k;
        if (lamp[3] + lamp[4] + lamp[5] <= 0.0f) continue;
        V d = off_axis(at(lamp), lamp[6], c);
        float face = dot(n, d);
        if (face <= 0.0f || d.z <= 0.01f) continue;
        if (!met(s, p, d, false, true).what) sum = sum + at(lamp + 3) * face;
    }
    return sum;
}

FN V seen(const float* s, V o, V d, Chance& c, const float* faces, int side,
          const float* tables, int table_side) {
    Hit hit = met(s, o, d, true, false);
    if (!hit.what) return sky(s, v3(d.x, d.y, fabsf(d.z)));
    V n = hit.normal, p = o + d * (hit.t - 2e-3f);
    p = p + n * 2e-3f;
    V colour = albedo(s, hit, faces, side, tables, table_side);
    V light = lit(s, p, n, c, 3);
    V way;
    {
        float r2 = next(c), a = 6.2831853f * next(c), r = sqrtf(r2);
        V one = unit(cross(fabsf(n.z) < 0.9f ? v3(0, 0, 1) : v3(1, 0, 0), n));
        V two = cross(n, one);
        way = unit(one * (r * cosf(a)) + two * (r * sinf(a)) + n * sqrtf(1 - r2));
    }
    Hit second = met(s, p, way, true, false);
    if (!second.what) light = light + sky(s, way);
    else {
        V q = p + way * (second.t - 4e-3f) + second.normal * 2e-3f;
        V other = albedo(s, second, faces, side, tables, table_side);
        V there = lit(s, q, second.normal, c, 1) + at(s + SKY) * 0.5f;
        light = light + other * there;
    }
    V out = colour * light;
    float gloss = hit.what >= TOP ? s[SIDES + 24 * hit.side + GLOSS]
        : hit.what == FACE ? s[BOARD_GLOSS] : 0.0f;
    if (gloss > 0.02f) {
        float rough = hit.what >= TOP ? s[SIDES + 24 * hit.side + ROUGH] : 0.12f;
        float facing = fmaxf(-dot(d, n), 0.0f), less = 1 - facing;
        float share = gloss * (0.04f + 0.96f * less * less * less * less * less);
        V mirror = off_axis(unit(d - n * (2 * dot(d, n))), rough, c);
        if (mirror.z > 0.0f && dot(mirror, n) > 0.0f) {
            Hit third = met(s, p, mirror, false, true);
            V back = at(s + SKY) * 0.3f;
            if (!third.what) {
                back = sky(s, mirror);
                for (int k = 0; k < 3; k++) {
                    const float* lamp = s + LAMPS + 7 * k;
                    float wide = lamp[6] + 0.02f, near = dot(mirror, at(lamp));
                    if (near * near * (1 + wide * wide) > 1.0f && near > 0)
                        back = back + at(lamp + 3) * fminf(0.3f / (wide * wide), 60.0f);
                }
            }
            out = out + back * share;
        }
    }
    return out;
}

FN V pixel(const float* s, int width, int height, int x, int y, int samples,
           uint32_t seed, const float* faces, int side, const float* tables,
           int table_side) {
    Chance c;
    c.state = seed ^ (uint32_t)(y * 9781 + x * 6271 + 1);
    for (int k = 0; k < 3; k++) next(c);
    V sum = v3(0, 0, 0);
    int rows = (int)(sqrtf((float)samples) + 0.5f);
    for (int k = 0; k < rows * rows; k++) {
        float px = x + (k % rows + next(c)) / rows - 0.5f - 0.5f * (width - 1);
        float py = y + (k / rows + next(c)) / rows - 0.5f - 0.5f * (height - 1);
        float u = px / s[FOCAL], v = py / s[FOCAL], bent_u = u, bent_v = v;
        for (int j = 0; j < 4; j++) {
            float grow = 1 + s[LENS] * (u * u + v * v);
            u = bent_u / grow, v = bent_v / grow;
        }
        const float* t = s + TURN;
        V d = unit(v3(t[0] * u + t[3] * v + t[6], t[1] * u + t[4] * v + t[7],
                      t[2] * u + t[5] * v + t[8]));
        V o = at(s + EYE);
        if (d.z < -0.05f) o = o + d * ((s[ZMAX] - o.z) / d.z);
        V light = seen(s, o, d, c, faces, side, tables, table_side);
        sum = sum + v3(fminf(light.x, 8.f), fminf(light.y, 8.f), fminf(light.z, 8.f));
    }
    return sum * (1.0f / (rows * rows));
}

#ifdef __CUDACC__
__global__ void trace(const float* scenes, int width, int height, int samples,
                      uint32_t seed, const float* faces, int side,
                      const float* tables, int table_side, float* out) {
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    int n = blockIdx.z;
    if (x >= width || y >= height) return;
    V light = pixel(scenes + (size_t)n * LENGTH, width, height, x, y, samples,
                    seed + n * 7919u, faces, side, tables, table_side);
    float* p = out + (((size_t)n * height + y) * width + x) * 3;
    p[0] = light.x, p[1] = light.y, p[2] = light.z;
}
#endif

extern "C" int draw(const float* scenes, int count, int width, int height,
                    int samples, uint32_t seed, const float* faces, int side,
                    const float* tables, int table_side, float* out, void* stream) {
#ifdef __CUDACC__
    dim3 block(16, 8), grid((width + 15) / 16, (height + 7) / 8, count);
    trace<<<grid, block, 0, (cudaStream_t)stream>>>(
        scenes, width, height, samples, seed, faces, side, tables, table_side, out);
    return (int)cudaGetLastError();
#else
    (void)stream;
    for (int n = 0; n < count; n++)
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                V light = pixel(scenes + (size_t)n * LENGTH, width, height, x, y,
                                samples, seed + n * 7919u, faces, side, tables,
                                table_side);
                float* p = out + (((size_t)n * height + y) * width + x) * 3;
                p[0] = light.x, p[1] = light.y, p[2] = light.z;
            }
    return 0;
#endif
}

extern "C" int length() { return LENGTH; }
