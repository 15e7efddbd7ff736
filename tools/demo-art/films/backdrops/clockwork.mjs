/** Shader of a gate of gears and a round double door: metal of many heights under one moving lamp. */
export const backdrop = `
uniform float time, tick, spin, outer, inner, open, light, zoom, lampPower, seam;
uniform vec2 shake, lamp;
const float R = 0.47;

float polar(vec2 p) { return atan(p.y, p.x); }
float gear(vec2 p, float size, float teeth, float angle) {
  float r = length(p), a = polar(p) + angle;
  float tooth = smoothstep(-0.35, 0.35, cos(a * teeth)) * 0.030;
  float d = r - size - tooth + 0.015;
  float part = TAU / 5.0;
  float spoke = abs(mod(a, part) - part * 0.5) * r;
  float cut = max(max(r - size * 0.76, size * 0.36 - r), 0.025 + 0.05 * size - spoke);
  return max(max(d, -cut), size * 0.1 - r);
}
float bevel(float d, float width) { return smoothstep(0.0, -width, d); }
void stack(inout vec2 top, float z, float d, float width, float kind) {
  float h = z + 0.028 * bevel(d, width);
  if (d < 0.0 && h > top.x) top = vec2(h, kind);
}
/** Returns the height of the metal at p, and its kind. */
vec2 relief(vec2 p) {
  vec2 top = vec2(0.006 * sin(p.x * 60.0) * sin(p.y * 60.0), 0.0);
  float t = tick * TAU / 12.0 + spin;
  stack(top, 0.03, gear(p - vec2(-0.46, 0.72), 0.36, 24.0, t), 0.02, 1.0);
  stack(top, 0.05, gear(p - vec2(0.30, 0.86), 0.27, 18.0, -t * 1.333 + 0.1), 0.02, 2.0);
  stack(top, 0.03, gear(p - vec2(0.52, 0.50), 0.15, 10.0, t * 2.4), 0.016, 1.0);
  stack(top, 0.05, gear(p - vec2(0.44, -0.74), 0.38, 26.0, -t * 0.92), 0.02, 2.0);
  stack(top, 0.03, gear(p - vec2(-0.24, -0.88), 0.30, 20.0, t * 1.2 + 0.16), 0.02, 1.0);
  stack(top, 0.05, gear(p - vec2(-0.53, -0.50), 0.17, 12.0, -t * 2.0), 0.016, 2.0);

  float r = length(p);
  vec2 q = turn(outer) * p;
  float a = polar(q);
  float rim = abs(r - R - 0.025) - 0.052;
  float notch = smoothstep(0.2, 0.8, cos(a * 12.0)) * 0.014;
  stack(top, 0.10, rim - notch, 0.018, 3.0);
  float stud = length(vec2(mod(a + TAU / 24.0, TAU / 12.0) - TAU / 24.0, 1.0) * vec2(r, 1.0) - vec2(0.0, 1.0) + vec2(0.0, R + 0.028 - r)) - 0.016;
  stack(top, 0.125, stud, 0.014, 4.0);

  float side = sign(p.x);
  vec2 d2 = vec2(p.x - side * open * 0.46, p.y);
  float dr = length(d2);
  float door = max(dr - R + 0.028, -side * (p.x - side * open * 0.46));
  if (door < 0.0 && r < R - 0.028) {
    float z = 0.075 + 0.028 * bevel(door, 0.012);
    vec2 s = turn(inner) * d2;
    float da = polar(s);
    float ringA = abs(dr - 0.385) - 0.012, ringB = abs(dr - 0.215) - 0.016;
    z += 0.012 * bevel(ringA, 0.010) + 0.018 * bevel(ringB, 0.012);
    float leaf = abs(sin(da * 8.0)) * 0.085 + 0.245;
    z += 0.012 * bevel(max(dr - leaf, 0.24 - dr), 0.014) - 0.010 * smoothstep(0.006, 0.0, abs(dr - leaf + 0.02)) * step(0.24, dr);
    vec2 f = abs(turn(-inner * 1.5) * d2);
    float star = pow(f.x, 0.6) + pow(f.y, 0.6) - 0.34;
    vec2 g = abs(turn(TAU / 8.0 - inner * 1.5) * d2);
    star = min(star, pow(g.x, 0.6) + pow(g.y, 0.6) - 0.27);
    z += 0.024 * smoothstep(0.0, -0.12, star);
    z += 0.004 * cos(da * 48.0) * step(0.40, dr) * step(dr, 0.437);
    top = vec2(z, star < 0.0 ? 4.0 : (ringA < 0.0 || ringB < 0.0 ? 3.0 : 5.0));
  } else if (r < R - 0.028) top = vec2(-1.0, 9.0);
  return top;
}
vec3 metal(float kind) {
  if (kind < 0.5) return vec3(0.10, 0.085, 0.10);
  if (kind < 1.5) return vec3(0.50, 0.31, 0.13);
  if (kind < 2.5) return vec3(0.36, 0.27, 0.20);
  if (kind < 3.5) return vec3(1.00, 0.70, 0.28);
  if (kind < 4.5) return vec3(1.25, 1.0, 0.60);
  return vec3(0.72, 0.44, 0.16);
}
void main() {
  vec2 p = (at - shake) / zoom;
  vec2 here = relief(p);
  vec3 c;
  float r = length(p);
  if (here.y > 8.5) {
    float core = exp(-dot(p, p) * 7.0);
    float ray = 0.75 + 0.35 * noise(vec2(polar(p) * 9.0, time * 0.6)) + 0.25 * noise(vec2(polar(p) * 23.0, -time * 0.8));
    c = light * (vec3(1.5, 0.80, 0.22) * ray * (0.3 + 0.7 * core) * 1.1 + core * core * vec3(3.4, 2.6, 1.5));
  } else {
    const float e = 0.0022;
    vec2 slope = vec2(relief(p + vec2(e, 0.0)).x, relief(p + vec2(0.0, e)).x) - here.x;
    vec3 n = normalize(vec3(-clamp(slope / e, -2.6, 2.6), 1.25));
    float grain = noise(vec2(r * 420.0, polar(p) * 3.0)) - 0.5;
    n.xy += grain * 0.03;
    vec3 toLamp = normalize(vec3(lamp - p, 0.42));
    vec3 h = normalize(toLamp + vec3(0.0, 0.0, 1.0));
    float fall = 1.0 / (1.0 + 5.0 * dot(lamp - p, lamp - p));
    float shine = pow(max(dot(n, h), 0.0), 34.0) * 1.5 + 0.22 * max(dot(n, toLamp), 0.0);
    float cool = pow(max(dot(n, normalize(vec3(0.7, -0.6, 0.5))), 0.0), 5.0);
    float depth = smoothstep(-0.02, 0.14, here.x);
    vec3 gold = metal(here.y);
    c = gold * (0.012 + lampPower * fall * shine * (0.35 + 0.65 * depth)) + vec3(0.02, 0.03, 0.07) * cool * 0.45 * depth;
    vec2 inward = -normalize(p + 1e-4);
    float lit = max(dot(n.xy, inward), 0.0) * 1.5 + 0.10;
    float from = 1.0 / (0.10 + 3.2 * abs(r - 0.2 * open));
    c += gold * light * lit * from * 0.34;
    float gap = exp(-abs(p.x) / 0.006) * step(r, R - 0.03) + exp(-abs(r - R + 0.027) / 0.006);
    c += seam * gap * vec3(3.6, 2.3, 0.9);
    c += seam * exp(-abs(p.x) / 0.05) * smoothstep(R, 0.0, abs(p.y)) * vec3(0.16, 0.09, 0.03);
  }
  ink = vec4(c, 1.0);
}`;
