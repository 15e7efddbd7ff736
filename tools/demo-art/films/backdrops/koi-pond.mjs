/** Builds the shader of dark water from above. The koi lights the ripples near its `body`, and its `ring` turns the water. */
export const buildBackdrop = ({ centre, radius }) => `
uniform float time, ring, whirl, light, burst, koiLight;
uniform vec2 body[10];
float caustics(vec2 p, float t) {
  float a = noise(p * 3.1 + vec2(t * 0.5, -t * 0.3)) - noise(p * 3.7 - vec2(t * 0.4, t * 0.25) + 9.0);
  float b = noise(p * 6.3 + vec2(-t * 0.4, t * 0.5)) - noise(p * 5.9 + vec2(t * 0.35, t * 0.2) + 3.0);
  return pow(1.0 - abs(a), 9.0) * 0.6 + pow(1.0 - abs(b), 11.0) * 0.4;
}
void main() {
  vec2 p = at, mid = vec2(${centre.join(', ')});
  vec2 q = p - mid;
  float d = length(q);
  q = turn(whirl * 2.6 * exp(-d * 2.4)) * q;
  float deep = fbm(q * 1.7 + time * 0.05);
  vec3 c = mix(vec3(0.0016, 0.0055, 0.0095), vec3(0.003, 0.014, 0.021), deep * 1.2);
  float net = caustics(q + 0.04 * vec2(deep), time);
  float near = 0.0;
  for (int i = 0; i < 10; i++) near += exp(-dot(p - body[i], p - body[i]) * 16.0);
  near *= koiLight * 0.17;
  c += net * (vec3(0.0015, 0.006, 0.009) + near * vec3(0.30, 0.17, 0.045));
  c += near * vec3(0.045, 0.028, 0.009);
  vec2 arm = turn(log(d + 0.05) * 2.2 - time * 0.9) * (q / (d + 1e-4));
  float spiral = noise(arm * 2.3 + 7.0) * 0.7 + noise(arm * 5.1 - d * 4.0) * 0.4;
  c += ring * exp(-pow((d - ${radius} + 0.05) / 0.17, 2.0)) * spiral * vec3(0.30, 0.17, 0.05);
  c += light * exp(-d * 3.2) * (0.5 + 0.8 * spiral) * vec3(0.9, 0.56, 0.18);
  float wave = sin((d - burst * 1.6) * 38.0) * exp(-pow((d - burst * 1.6) / 0.2, 2.0)) * step(0.001, burst);
  c += max(wave, 0.0) * (1.0 - 0.5 * burst) * vec3(0.5, 0.34, 0.13);
  ink = vec4(c, 1.0);
}`;
