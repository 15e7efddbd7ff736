/** Builds the shader of a lake under hills and the moon, with a horizon that sinks as the camera looks up. */
export const buildBackdrop = ({ eye }) => `
uniform float time, horizon, glow, moonlight, moonSize;
uniform vec2 moon;

float ridge(float x, float seed, float rough) {
  return fbm(vec2(x * rough + seed, seed)) - 0.5;
}
vec3 sky(vec2 p) {
  float h = p.y - horizon;
  float d = length(p - moon);
  vec3 c = mix(vec3(0.012, 0.017, 0.042), NIGHT * 0.9, smoothstep(0.0, 1.3, h));
  c += stars(p - vec2(0.0, horizon), 0.55, time) * smoothstep(0.1, 0.7, h);
  float cloud = fbm(vec2(p.x * 1.3 + time * 0.03, (p.y - horizon) * 3.2));
  c += moonlight * exp(-d * 2.6) * vec3(0.055, 0.072, 0.115) * (0.55 + 0.9 * cloud);
  float edge = 2.5 / 1280.0;
  float disc = smoothstep(moonSize + edge, moonSize - edge, d);
  vec2 m = (p - moon) / moonSize;
  float seas = 0.72 + 0.4 * smoothstep(0.3, 0.7, fbm(m * 1.7 + 4.0));
  c = mix(c, moonlight * vec3(0.95, 0.98, 1.05) * seas * (0.75 + 0.4 * sqrt(max(0.0, 1.0 - dot(m, m)))), disc);
  float far = 0.085 + 0.17 * ridge(p.x, 3.0, 1.7), near = 0.035 + 0.14 * ridge(p.x, 9.0, 3.1);
  c = mix(c, vec3(0.010, 0.014, 0.032) * (1.0 + 0.4 * moonlight), smoothstep(far + 0.004, far - 0.004, h));
  c = mix(c, vec3(0.0045, 0.006, 0.015), smoothstep(near + 0.003, near - 0.003, h));
  return c;
}
void main() {
  vec2 p = at;
  vec3 c;
  if (p.y > horizon) c = sky(p);
  else {
    float z = ${eye} / (horizon - p.y + 0.004);
    vec2 water = vec2(p.x * z, z);
    float wave = noise(water * vec2(5.0, 9.0) + vec2(0.0, time * 0.7)) + 0.5 * noise(water * vec2(11.0, 23.0) - vec2(time * 0.4, 0.0)) - 0.75;
    vec2 mirror = vec2(p.x + wave * 0.03 / z, 2.0 * horizon - p.y + wave * 0.10 / (0.5 + z));
    c = sky(mirror) * vec3(0.5, 0.56, 0.68);
    c += glow * exp(-abs(p.x) * 2.2) * vec3(0.10, 0.075, 0.045) * smoothstep(0.0, -0.8, p.y - horizon) * (0.6 + wave);
  }
  float mist = exp(-abs(p.y - horizon) * 13.0) * (0.5 + fbm(vec2(p.x * 2.0 - time * 0.08, p.y * 5.0)));
  ink = vec4(c + mist * vec3(0.011, 0.015, 0.028) * (1.0 + moonlight), 1.0);
}`;
