/**
 * Builds the shader of a foil pack in moonlight. The tear `torn` runs from 0 to 1 along its edge. The strip flies off by
 * `gone`, and `light` is the glow inside.
 */
export const buildBackdrop = ({ lid }) => `
uniform float time, torn, gone, light, sway, size, rise;
uniform vec2 place;
const vec2 HALF = vec2(0.35, 0.53);
const float LID = ${lid};

vec3 room(vec3 n) {
  vec3 r = reflect(vec3(0.0, 0.0, -1.0), n);
  float sweep = exp(-pow((r.x * 0.9 + r.y * 0.45 - sway * 1.6) / 0.16, 2.0));
  float window = smoothstep(0.15, 0.5, r.y) * smoothstep(0.9, 0.5, abs(r.x + 0.3));
  float floorGlow = smoothstep(0.0, -0.9, r.y);
  return vec3(0.035, 0.045, 0.075) + sweep * vec3(0.85, 0.95, 1.1) + window * vec3(0.20, 0.25, 0.36) + floorGlow * vec3(0.03, 0.035, 0.08);
}
float pack(vec2 p) { return box(p, HALF) + 0.012 * abs(fract(p.x * 32.0) - 0.5); }
float emblem(vec2 p) {
  float moon = max(length(p) - 0.155, 0.128 - length(p - vec2(0.055, 0.035)));
  vec2 q = abs(turn(0.2) * (p - vec2(0.065, 0.05)));
  float star = pow(q.x, 0.55) + pow(q.y, 0.55) - 0.31;
  return min(moon, star * 0.2);
}
float creases(vec2 p) { return noise(turn(0.4) * p * vec2(2.6, 4.2)) + 0.4 * noise(turn(-0.7) * p * vec2(9.0, 5.0) + 5.0); }
vec3 foil(vec2 p) {
  vec2 k = p / HALF;
  float crimp = smoothstep(0.44, 0.46, abs(p.y));
  vec2 bulge = k * k * k * k * k * 0.9;
  const float e = 0.02;
  float h = creases(p);
  vec2 wrinkle = vec2(creases(p + vec2(e, 0.0)) - h, creases(p + vec2(0.0, e)) - h) / e * 0.075;
  vec2 slope = mix(bulge + wrinkle * (0.35 + dot(k, k)), vec2(0.0, 0.45 * sin(p.y * 330.0)) + wrinkle * 0.4, crimp);
  float d = emblem(p + vec2(0.0, 0.02));
  float pressed = smoothstep(0.004, -0.004, d);
  float rim = exp(-pow(d / 0.006, 2.0));
  float dr = abs(length(p + vec2(0.0, 0.02)) - 0.235);
  slope += vec2(0.5, -0.7) * rim;
  vec3 n = normalize(vec3(slope + vec2(sway * 0.7, 0.0), 1.0));
  vec3 base = mix(vec3(0.86, 0.9, 1.0), vec3(0.16, 0.2, 0.42), smoothstep(0.012, 0.0, abs(p.y + 0.02) - 0.29) * (1.0 - crimp));
  base = mix(base, vec3(0.95, 0.97, 1.05), max(pressed, smoothstep(0.005, 0.002, dr)));
  float line = smoothstep(0.004, 0.0015, abs(abs(p.y + 0.02) - 0.30));
  base = mix(base, vec3(1.4), line);
  return base * (room(n) + 0.05 * pressed);
}
void main() {
  vec2 p = at;
  float fog = fbm(p * 1.6 + vec2(time * 0.06, -time * 0.04));
  float beam = exp(-pow((p.x + 0.35 * (p.y - 1.0)) / 0.38, 2.0)) * smoothstep(-1.3, 1.0, p.y);
  vec3 c = NIGHT * 0.9 + beam * vec3(0.016, 0.021, 0.04) * (0.5 + fog) + fog * fog * vec3(0.004, 0.006, 0.016);
  c += stars(p + vec2(0.0, time * 0.008), 0.25, time) * smoothstep(0.0, 0.9, p.y);

  vec2 q = (turn(-sway * 0.16) * (p - place)) / size;
  q.x /= cos(sway * 0.9);
  float jag = LID + 0.008 * (noise(vec2(q.x * 40.0, 3.0)) - 0.5) + 0.004 * (noise(vec2(q.x * 130.0, 9.0)) - 0.5);
  float tip = mix(-HALF.x - 0.02, HALF.x + 0.02, torn) + 0.9 * gone;
  float open = smoothstep(tip + 0.01, tip - 0.12, q.x);

  float shade = box(p - place - vec2(0.03, -0.06), HALF * size);
  c *= mix(0.45, 1.0, smoothstep(-0.05, 0.22, shade));

  float within = light * smoothstep(0.55, -0.05, q.y - jag) * step(jag - 0.01, q.y) * exp(-pow(q.x / (0.25 + 0.6 * max(0.0, q.y - jag)), 4.0)) * open;
  c += within * vec3(0.7, 0.85, 1.1) * 1.1;

  float bodyEdge = pack(q);
  float px = 1.6 / (1280.0 * 0.5 * size);
  float body = smoothstep(px, -px, bodyEdge) * smoothstep(jag + px, jag - px, q.y);
  vec2 cardAt = q - vec2(0.0, -0.09 + rise);
  float card = smoothstep(px, -px, box(cardAt, vec2(0.29, 0.41)) - 0.018);
  float frame = smoothstep(0.003, 0.001, abs(box(cardAt, vec2(0.25, 0.37))));
  vec2 crest = (cardAt - vec2(0.0, 0.02)) * 0.9;
  frame = max(frame, max(smoothstep(0.003, -0.003, emblem(crest)), smoothstep(0.004, 0.002, abs(length(crest) - 0.21))));
  vec3 cardInk = vec3(0.010, 0.016, 0.046) * (1.0 + 2.0 * noise(cardAt * 6.0)) + frame * vec3(1.0, 0.86, 0.55) * (0.25 + 0.5 * light);
  float edge = smoothstep(0.02, 0.0, abs(box(cardAt, vec2(0.29, 0.41)) - 0.012));
  cardInk += light * (edge * vec3(1.4, 1.6, 2.0) + 0.3 * vec3(0.6, 0.75, 1.0) * exp(-max(0.0, q.y - jag) * 9.0));
  c = mix(c, cardInk, card * step(0.02, torn) * open);

  float lip = exp(-max(0.0, jag - q.y) / 0.05) * light * open;
  c = mix(c, foil(q) * (1.0 + 0.6 * light) + lip * vec3(0.9, 1.0, 1.2) * 0.9, body);
  c += open * light * exp(-pow((q.y - jag) / 0.006, 2.0)) * smoothstep(HALF.x, HALF.x - 0.02, abs(q.x)) * vec3(5.0, 5.6, 6.4);

  float seam = tip - 0.9 * gone;
  vec2 hinge = vec2(seam + gone * 0.5, LID + gone * 0.95);
  float lift = 1.05 * smoothstep(0.0, 1.0, torn) + gone * 1.5;
  vec2 s = turn(lift) * (q - hinge) + vec2(seam, LID);
  vec2 strip = q.x > seam && gone <= 0.0 ? q : s;
  bool attached = q.x > seam && gone <= 0.0;
  float stripEdge = pack(strip);
  float sj = LID + 0.008 * (noise(vec2(strip.x * 40.0, 3.0)) - 0.5) + 0.004 * (noise(vec2(strip.x * 130.0, 9.0)) - 0.5);
  float piece = smoothstep(px, -px, stripEdge) * smoothstep(sj - px, sj + px, strip.y) * (attached ? 1.0 : step(strip.x, seam + 0.001));
  vec3 stripInk = foil(strip) * (1.0 + light * 0.8);
  c = mix(c, stripInk, piece * (1.0 - smoothstep(0.6, 1.0, gone)));
  ink = vec4(c, 1.0);
}`;
