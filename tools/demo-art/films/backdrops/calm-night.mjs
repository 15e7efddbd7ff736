/** Shader of night air and one low golden lamp. It loops with `turn01` from 0 to 1. */
export const backdrop = `
uniform float turn01;
void main() {
  vec2 p = at;
  vec2 round = vec2(cos(turn01 * TAU), sin(turn01 * TAU));
  vec3 c = mix(vec3(0.011, 0.012, 0.034), vec3(0.0030, 0.0038, 0.011), smoothstep(-1.0, 0.9, p.y));
  float cloud = fbm(p * vec2(0.8, 1.3) + 0.28 * round);
  float veil = fbm(p * vec2(1.1, 2.2) - 0.22 * round.yx + cloud * 1.3 + 7.0);
  c += pow(veil, 2.5) * mix(vec3(0.022, 0.030, 0.085), vec3(0.060, 0.034, 0.040), smoothstep(0.0, 2.2, p.x * 0.5 - p.y * 0.4 + cloud)) * 1.1;
  c += stars(p * 0.8, 0.6, 0.0) * (0.3 + 1.1 * veil);
  vec2 lamp = vec2(0.75, -1.35);
  vec2 q = p - lamp;
  float a = atan(q.x, q.y);
  float shaft = noise(vec2(a * 5.0, 2.0) + 0.5 * round) * 0.6 + noise(vec2(a * 13.0, 5.0) - 0.6 * round) * 0.4;
  c += exp(-length(q) * 1.7) * (0.25 + 1.7 * shaft * shaft) * vec3(0.26, 0.155, 0.055);
  c += exp(-dot(q, q) * 1.6) * vec3(0.15, 0.085, 0.028);
  ink = vec4(c, 1.0);
}`;
