const FULL_SCREEN = `#version 300 es
out vec2 uv;
void main() {
  uv = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(uv * 2.0 - 1.0, 0.0, 1.0);
}`;

const compile = (gl, type, source) => {
  const shader = gl.createShader(type);
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (gl.getShaderParameter(shader, gl.COMPILE_STATUS)) return shader;
  throw new Error(`${gl.getShaderInfoLog(shader)}\n${source}`);
};

const setters = (gl) => ({
  [gl.FLOAT]: (at, value) => gl.uniform1fv(at, [value].flat()),
  [gl.INT]: (at, value) => gl.uniform1i(at, value),
  [gl.FLOAT_VEC2]: (at, value) => gl.uniform2fv(at, value.flat()),
  [gl.FLOAT_VEC3]: (at, value) => gl.uniform3fv(at, value.flat()),
  [gl.FLOAT_VEC4]: (at, value) => gl.uniform4fv(at, value.flat()),
});

/** Builds a linked program. `use(values)` sets uniforms by name and binds textures to units. */
export const buildProgram = (gl, fragment, vertex = FULL_SCREEN) => {
  const linked = gl.createProgram();
  gl.attachShader(linked, compile(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(linked, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(linked);
  if (!gl.getProgramParameter(linked, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(linked));
  const set = setters(gl);
  const uniforms = Array.from({ length: gl.getProgramParameter(linked, gl.ACTIVE_UNIFORMS) }, (_, i) =>
    gl.getActiveUniform(linked, i),
  ).map(({ name, type }) => ({ name: name.replace('[0]', ''), type, at: gl.getUniformLocation(linked, name) }));
  const use = (values) => {
    gl.useProgram(linked);
    let unit = 0;
    for (const { name, type, at } of uniforms) {
      if (!(name in values)) throw new Error(`uniform ${name} has no value`);
      if (type !== gl.SAMPLER_2D) set[type](at, values[name]);
      else {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, values[name]);
        gl.uniform1i(at, unit++);
      }
    }
  };
  return { use };
};

const texture = (gl) => {
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const way of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, way, gl.LINEAR);
  return made;
};

/** Creates a picture of light to draw into. Half floats allow a lamp brighter than white. */
export const createTarget = (gl, width, height) => {
  const picture = texture(gl);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, picture, 0);
  const bind = () => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.viewport(0, 0, width, height);
  };
  return { texture: picture, width, height, bind };
};

/** Creates a texture for the content of a 2D canvas, upright and premultiplied. */
export const createCanvasTexture = (gl) => {
  const made = texture(gl);
  return (canvas) => {
    gl.bindTexture(gl.TEXTURE_2D, made);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
    return made;
  };
};
