/**
 * Builds the shader of a night lake. It rings `since` seconds after the strike, lights up from `under` and sends up a `column`.
 */
export const buildBackdrop = ({ depth, eye }) => `
uniform float time, horizon, since, under, column, near;
uniform vec2 star;
uniform float starlight;

vec3 sky(vec2 p) {
  float h = p.y - horizon;
  vec3 c = mix(vec3(0.010, 0.030, 0.075), vec3(0.003, 0.0055, 0.017), smoothstep(0.0, 1.5, h));
  vec2 q = turn(0.75) * vec2(p.x, h - 0.9);
  float river = exp(-q.y * q.y * 7.0);
  float dust = fbm(q * vec2(2.0, 4.5) + 3.0);
  c += river * dust * dust * vec3(0.035, 0.060, 0.13);
  c += stars(vec2(p.x, h), 1.0, time) * (0.6 + 1.4 * river);
  c += starlight * exp(-length(p - star) * 5.0) * vec3(0.03, 0.08, 0.17);
  float hill = 0.05 + 0.16 * (fbm(vec2(p.x * 2.3 + 5.0, 2.0)) - 0.42) + 0.02 * noise(vec2(p.x * 22.0, 1.0));
  c = mix(c, vec3(0.0022, 0.004, 0.011), smoothstep(hill + 0.004, hill - 0.004, h));
  c += vec3(0.010, 0.026, 0.055) * exp(-abs(h) * 16.0);
  return c;
}
void main() {
  vec2 p = at;
  vec3 c;
  if (p.y > horizon) c = sky(p);
  else {
    float z = ${eye} / (horizon - p.y + 0.003);
    vec2 w = vec2(p.x * z, z - ${depth});
    float calm = noise(w * vec2(4.0, 8.0) + time * 0.5) + 0.5 * noise(w * vec2(9.0, 17.0) - time * 0.4) - 0.75;
    float d = length(w);
    float front = since * 1.15;
    float ring = 0.0, swell = 0.0;
    if (since > 0.0) {
      float behind = clamp(front - d, -1.0, 9.0);
      swell = sin(behind * 34.0) * smoothstep(0.0, 0.12, behind) * exp(-abs(behind) * 1.7) * exp(-d * 0.75);
      ring = exp(-pow(behind / 0.04, 2.0)) * exp(-d * 0.9);
    }
    vec2 bend = vec2(w.x / (d + 0.02), 1.0) * swell;
    vec2 mirror = vec2(p.x + (calm * 0.018 + bend.x * 0.14) / (0.4 + z), 2.0 * horizon - p.y + (calm * 0.05 + bend.y * 0.30) / (0.5 + z));
    c = sky(mirror) * vec3(0.5, 0.62, 0.75);
    c += vec3(0.0008, 0.003, 0.008);
    float caustic = pow(1.0 - abs(noise(w * 7.0 + time * 0.9) - noise(w * 7.0 - time * 0.8 + 4.0)), 7.0);
    c += under * exp(-d * d * (5.5 - 3.5 * near)) * (vec3(0.05, 0.26, 0.75) + caustic * vec3(0.35, 0.75, 1.0));
    c += (ring * 0.8 + max(0.0, swell) * 0.7) * vec3(0.22, 0.55, 1.0) * (0.5 + under);
  }
  float foot = horizon - ${eye} / ${depth};
  float h = p.y - foot;
  float wide = 0.022 + 0.17 * near + 0.03 * exp(-h * 9.0);
  float strands = 0.55 + 0.9 * noise(vec2(p.x * 30.0 + sin(p.y * 5.0 - time * 4.0), p.y * 3.0 - time * 5.5));
  float top = column * 2.6;
  c += step(0.0, h) * smoothstep(top, top - 0.7, h) * step(0.001, column) * exp(-pow(p.x / wide, 2.0)) * strands * vec3(0.45, 1.1, 2.3) * (0.6 + 2.2 * near);
  c += column * exp(-abs(p.x) * (9.0 - 5.0 * near)) * vec3(0.02, 0.065, 0.17) * smoothstep(-0.2, 0.2, h);
  ink = vec4(c, 1.0);
}`;
