/** Shader of a night that cracks and parts before an aurora of every colour. */
export const backdrop = `
uniform float time, crack, open, aurora, dive, tilt;
float rift(float y) {
  return 0.10 * (noise(vec2(y * 2.1, 3.0)) - 0.5) + 0.05 * (noise(vec2(y * 7.0, 8.0)) - 0.5) + 0.018 * (noise(vec2(y * 23.0, 1.0)) - 0.5);
}
vec3 heaven(vec2 p) {
  vec3 c = vec3(0.004, 0.005, 0.016) + stars(p, 0.9, time);
  float warp = fbm(p * 1.4 + vec2(time * 0.08, 3.0));
  float cloud = fbm(p * 2.2 + warp * 1.6 - vec2(0.0, time * 0.12));
  vec3 holo = rainbow(0.55 * cloud + 0.35 * p.y + 0.3 * p.x + time * 0.10);
  c += aurora * pow(cloud, 3.0) * mix(holo, vec3(0.35, 0.6, 1.0), 0.2) * 0.20;
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    float wave = 0.30 * sin(p.y * 1.7 + f * 2.3 + time * 0.45) + 0.16 * sin(p.y * 3.9 - f - time * 0.6) + (f - 1.0) * 0.34;
    float across = p.x - wave;
    float curtain = exp(-max(across, 0.0) * 26.0) * exp(-max(-across, 0.0) * 7.5);
    float folds = 0.45 + 0.75 * noise(vec2(p.y * 9.0 + across * 6.0, time * 0.7 + f * 5.0)) ;
    c += aurora * curtain * folds * rainbow(0.15 * f + 0.35 * p.y - across * 1.1 + time * 0.12) * vec3(0.9, 1.0, 1.1) * 0.17;
  }
  return c;
}
vec3 night(vec2 p) {
  vec3 c = mix(vec3(0.007, 0.010, 0.028), NIGHT * 0.8, smoothstep(-1.0, 0.6, p.y)) + stars(p + 2.0, 0.75, time);
  float veil = fbm(vec2(p.x * 1.5, p.y * 0.8) + time * 0.04);
  return c + veil * veil * vec3(0.003, 0.007, 0.015);
}
void main() {
  vec2 p = at;
  p += normalize(p + 1e-4) * dive * 0.1 * sin(length(p) * 9.0 - time * 9.0) * 0.15;
  float line = rift(p.y);
  float reach = smoothstep(0.0, 0.12, crack * 2.4 - (1.1 - p.y));
  float wide = open * (0.2 + 0.6 * exp(-p.y * p.y * 1.6 * (1.0 - open))) + 0.004 * crack * reach;
  float d = abs(p.x - line) - wide;
  vec3 c;
  if (d < 0.0) c = heaven(p);
  else {
    float side = sign(p.x - line);
    c = night(vec2(p.x - side * wide, p.y));
    c += reach * exp(-d * 7.0) * rainbow(p.y * 0.5 + time * 0.2 + d * 2.0) * 0.13 * (0.3 + aurora);
  }
  float edge = reach * exp(-abs(d) / 0.0055) * (1.0 - smoothstep(0.35, 0.62, open));
  c += edge * mix(vec3(1.0), rainbow(p.y * 0.8 + time * 0.3), 0.55) * 3.0;
  float ridge = p.y + 0.86 + tilt - 0.22 * (fbm(vec2(p.x * 2.0 + 2.0, 4.0)) - 0.4) - 0.02 * noise(vec2(p.x * 24.0, 2.0));
  c = mix(c, vec3(0.0014, 0.0018, 0.005) + aurora * 0.010 * rainbow(p.x + time * 0.1), smoothstep(0.004, -0.004, ridge));
  ink = vec4(c, 1.0);
}`;
