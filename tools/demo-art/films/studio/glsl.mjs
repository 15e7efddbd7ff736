/** Shader functions of every scene. `at` is the position in the picture: y from -1 to 1, x in the same unit. */
export const COMMON = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 ink;
uniform float aspect;
#define at ((uv * 2.0 - 1.0) * vec2(aspect, 1.0))
const float TAU = 6.2831853;
const vec3 NIGHT = vec3(0.0033, 0.0040, 0.0103);

mat2 turn(float a) { return mat2(cos(a), sin(a), -sin(a), cos(a)); }
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < 5; i++) { sum += weight * noise(p); p = turn(0.5) * p * 2.03; weight *= 0.5; }
  return sum;
}
float box(vec2 p, vec2 b) { vec2 d = abs(p) - b; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
vec3 rainbow(float x) { return 0.5 + 0.5 * cos(TAU * (x + vec3(0.0, 0.33, 0.67))); }

/** Returns stars that stand still and breathe; seen is 0 to 1. */
vec3 stars(vec2 p, float seen, float time) {
  vec3 sum = vec3(0.0);
  for (int layer = 0; layer < 2; layer++) {
    float size = layer == 0 ? 26.0 : 13.0;
    vec2 cell = floor(p * size), inside = fract(p * size) - 0.5;
    float luck = hash(cell + float(layer) * 71.0);
    vec2 place = 0.7 * (vec2(hash(cell + 3.1), hash(cell + 7.7)) - 0.5);
    float d = length(inside - place);
    float breath = 0.75 + 0.25 * sin(time * (0.8 + luck * 1.5) + luck * 40.0);
    vec3 tint = mix(vec3(0.65, 0.78, 1.0), vec3(1.0, 0.88, 0.7), hash(cell + 1.3));
    sum += step(0.62, luck) * pow(luck, 6.0) * breath * tint * 0.0018 / (d * d + 0.0022) * smoothstep(0.5, 0.1, d);
  }
  return sum * seen;
}
`;

export const SPRITE_VERTEX = `#version 300 es
layout(location = 0) in vec4 place;
layout(location = 1) in vec2 kind;
layout(location = 2) in vec3 colour;
uniform float aspect;
out vec2 p;
flat out vec3 tint;
flat out int shape;
void main() {
  p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  float c = cos(kind.x), s = sin(kind.x);
  vec2 around = mat2(c, s, -s, c) * (p * place.zw);
  tint = colour;
  shape = int(kind.y);
  gl_Position = vec4((place.xy + around) / vec2(aspect, 1.0), 0.0, 1.0);
}`;

export const SHAPES = ['soft', 'spark', 'disc', 'star', 'ring', 'streak'];

export const SPRITE = `#version 300 es
precision highp float;
in vec2 p;
flat in vec3 tint;
flat in int shape;
out vec4 ink;
void main() {
  float r = length(p), edge = max(0.0, 1.0 - r), light = 0.0;
  if (shape == 0) light = edge * edge * (1.0 - r * r);
  else if (shape == 1) light = edge * edge * 0.03 / (r * r + 0.03);
  else if (shape == 2) light = smoothstep(1.0, 0.88, r) * (0.55 + 0.45 * r * r);
  else if (shape == 3) {
    vec2 q = abs(p);
    float rays = max(0.0, 1.0 - q.x) * exp(-q.y * 42.0) + max(0.0, 1.0 - q.y) * exp(-q.x * 42.0);
    light = edge * (0.008 / (r * r + 0.008)) + 0.6 * rays * rays;
  } else if (shape == 4) light = exp(-pow((r - 0.88) / 0.045, 2.0)) * smoothstep(1.0, 0.95, r);
  else light = pow(max(0.0, 0.5 + 0.5 * p.x), 2.0) * exp(-p.y * p.y * 9.0 / (0.1 + 0.9 * (0.5 + 0.5 * p.x))) * smoothstep(1.0, 0.85, p.x);
  ink = vec4(tint * light, 0.0);
}`;

export const LAYER = `${COMMON}
uniform sampler2D layer;
uniform float gain;
uniform float additive;
void main() {
  vec4 c = texture(layer, uv);
  vec3 light = pow(c.rgb / max(c.a, 1e-4), vec3(2.2)) * c.a;
  ink = vec4(light * gain, c.a * (1.0 - additive));
}`;

export const DOWN = `${COMMON}
uniform sampler2D picture;
uniform vec2 texel;
void main() {
  vec3 sum = texture(picture, uv).rgb * 4.0;
  for (int i = 0; i < 4; i++) sum += texture(picture, uv + texel * (vec2(i & 1, i >> 1) * 2.0 - 1.0)).rgb;
  ink = vec4(min(sum / 8.0, 60.0), 1.0);
}`;

export const UP = `${COMMON}
uniform sampler2D picture;
uniform vec2 texel;
uniform float weight;
void main() {
  vec3 sum = vec3(0.0);
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++)
    sum += texture(picture, uv + texel * vec2(x, y)).rgb * float((2 - abs(x)) * (2 - abs(y)));
  ink = vec4(sum / 16.0 * weight, 0.0);
}`;

export const RAYS = `${COMMON}
uniform sampler2D picture;
uniform vec2 origin;
uniform float reach;
uniform float threshold;
void main() {
  vec2 from = origin / vec2(aspect, 1.0) * 0.5 + 0.5, stride = (from - uv) * reach / 40.0;
  vec3 sum = vec3(0.0);
  vec2 p = uv + stride * hash(gl_FragCoord.xy);
  for (int i = 0; i < 40; i++) {
    vec3 c = texture(picture, p).rgb;
    sum += max(c - threshold, 0.0) * pow(0.96, float(i));
    p += stride;
  }
  ink = vec4(sum / 20.0, 1.0);
}`;

/** Turns light into a picture: bloom and rays, a film curve that turns strong light white, vignette, dither. */
export const GRADE = `${COMMON}
uniform sampler2D picture;
uniform sampler2D haze;
uniform sampler2D shafts;
uniform float bloom;
uniform float rays;
uniform float exposure;
uniform float vignette;
uniform float fringe;
uniform float dark;
uniform float flash;
uniform vec3 flashTint;
uniform vec2 origin;
uniform float frame;
vec3 film(vec3 x) { return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }
void main() {
  vec2 out2 = (uv - 0.5) * fringe * dot(uv - 0.5, uv - 0.5);
  vec3 c = vec3(texture(picture, uv + out2).r, texture(picture, uv).g, texture(picture, uv - out2).b);
  c += texture(haze, uv).rgb * bloom + texture(shafts, uv).rgb * rays;
  c *= exposure * (1.0 - vignette * smoothstep(0.25, 1.3, length(at / vec2(max(aspect, 0.8), 1.0))));
  float strong = max(c.r, max(c.g, c.b));
  c = mix(c, vec3(strong), 0.55 * smoothstep(1.5, 14.0, strong));
  c = pow(film(c * 0.72), vec3(1.0 / 2.2));
  c = mix(c, vec3(0.043, 0.051, 0.102), dark);
  c = mix(c, flashTint, clamp(flash * 2.0 - length(at - origin) * (1.0 - flash) * 0.9, 0.0, 1.0));
  float grain = hash(gl_FragCoord.xy + fract(frame * 0.618) * 311.0) + hash(gl_FragCoord.yx + fract(frame * 0.755) * 173.0) - 1.0;
  ink = vec4(c + grain / 255.0, 1.0);
}`;
