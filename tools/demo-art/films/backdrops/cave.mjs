/** Builds the shader of a cave with a shaft of light. `seed` and `shine` light its rock, `pulse` rings over the floor. */
export const buildBackdrop = ({ floor }) => `
uniform float time, shine, seed, pulse;
const float FLOOR = ${floor};
void main() {
  vec2 p = at;
  float vault = fbm(p * vec2(1.8, 1.2) + 7.0);
  float d = length((p - vec2(0.0, FLOOR + 0.35)) * vec2(1.0, 0.7));
  vec3 c = NIGHT * 0.8 + vec3(0.001, 0.004, 0.011) * vault;
  c += (0.10 * seed + 0.9 * shine) * exp(-d * 2.6) * vec3(0.012, 0.055, 0.15) * (0.35 + 1.3 * vault);
  float beam = exp(-pow((p.x - 0.12 * (p.y - 1.0)) / 0.16, 2.0)) * smoothstep(FLOOR, 1.1, p.y);
  c += beam * vec3(0.010, 0.022, 0.05) * (0.6 + 0.5 * fbm(vec2(p.x * 6.0, p.y * 2.0 - time * 0.2)));
  for (int i = 0; i < 2; i++) {
    float wall = abs(p.x) - 0.40 + 0.10 * float(i) - 0.20 * (fbm(vec2(p.y * (2.2 + float(i)) + float(i) * 9.0, sign(p.x) * 3.0)) - 0.5) + 0.1 * p.y * p.y;
    vec3 rock = vec3(0.0016, 0.0022, 0.0056) * (2.0 - float(i)) * (0.5 + fbm(p * 9.0 + float(i) * 3.0));
    rock += (0.1 * seed + shine) * exp(-d * 2.2) * vec3(0.004, 0.022, 0.06) * fbm(p * 7.0);
    c = mix(c, rock, smoothstep(0.0, 0.02, wall));
  }
  float ground = p.y - FLOOR + 0.05 * p.x * p.x - 0.05 * (fbm(vec2(p.x * 5.0, 1.0)) - 0.5);
  if (ground < 0.0) {
    float depth = -ground;
    vec3 rock = vec3(0.0022, 0.003, 0.0075) * (0.4 + 1.2 * fbm(vec2(p.x * 6.0 / (0.25 + depth), log(0.06 + depth) * 7.0)));
    vec2 q = vec2(p.x, depth * 2.1);
    rock += (0.25 * seed + 1.3 * shine) * exp(-length(q) * 3.4) * vec3(0.03, 0.14, 0.34) * (0.3 + fbm(vec2(p.x * 8.0, depth * 22.0)));
    float ring = exp(-pow((length(q) - pulse * 1.3) / 0.035, 2.0)) * (1.0 - pulse) * step(0.001, pulse);
    rock += ring * vec3(0.10, 0.35, 0.8);
    c = mix(c, rock, smoothstep(0.0, -0.006, ground));
  }
  ink = vec4(c, 1.0);
}`;
