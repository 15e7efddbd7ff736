import { createCanvasTexture, buildProgram, createTarget } from './gl.mjs';
import { COMMON, DOWN, GRADE, LAYER, RAYS, SHAPES, SPRITE, SPRITE_VERTEX, UP } from './glsl.mjs';

const FLOATS_A_LIGHT = 9;
const MAX_LIGHTS = 8192;
const LEVELS = 6;

const GRADE_DEFAULTS = {
  bloom: 0.1,
  rays: 0,
  reach: 0.8,
  threshold: 0.4,
  origin: [0, 0],
  exposure: 1,
  vignette: 0.55,
  fringe: 0.012,
  dark: 0,
  flash: 0,
  flashTint: [1, 0.975, 0.91],
};

/** Creates the buffer of lights: one instanced quad each. */
const lightBuffer = (gl) => {
  const array = gl.createVertexArray();
  const data = new Float32Array(MAX_LIGHTS * FLOATS_A_LIGHT);
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, data.byteLength, gl.DYNAMIC_DRAW);
  [4, 2, 3].reduce((offset, size, location) => {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, FLOATS_A_LIGHT * 4, offset * 4);
    gl.vertexAttribDivisor(location, 1);
    return offset + size;
  }, 0);
  gl.bindVertexArray(null);
  return { array, buffer, data };
};

/**
 * Opens the stage of every film. Drawings add up as light, then `grade` develops the frame. Positions are in units of half the
 * picture's height, y up, (0, 0) in the middle.
 */
export const openStage = (canvas) => {
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('this browser cannot draw half-float light');
  const { width, height } = canvas;
  const aspect = width / height;

  const scene = createTarget(gl, width, height);
  const levels = Array.from({ length: LEVELS }, (_, i) => createTarget(gl, width >> (i + 1), height >> (i + 1)));
  const shafts = createTarget(gl, width >> 2, height >> 2);
  const [layer, down, up, rays, develop] = [LAYER, DOWN, UP, RAYS, GRADE].map((source) => buildProgram(gl, source));
  const sprites = buildProgram(gl, SPRITE, SPRITE_VERTEX);
  const lamps = lightBuffer(gl);
  const upload = createCanvasTexture(gl);

  const cover = () => gl.drawArrays(gl.TRIANGLES, 0, 3);
  const over = () => {
    scene.bind();
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  };

  /** Turns a fragment shader's `void main` into a brush over the whole picture; `ink` is premultiplied light. */
  const brush = (source) => {
    const made = buildProgram(gl, COMMON + source);
    return (values = {}) => {
      over();
      made.use({ aspect, ...values });
      cover();
    };
  };

  /** Blurs the whole sheet at once. A filter during drawing would blur path by path, a hundred times slower. */
  const soften = (sheet, radius) => {
    sheet.resetTransform();
    sheet.globalCompositeOperation = 'copy';
    sheet.filter = `blur(${(radius * height) / 2}px)`;
    sheet.drawImage(sheet.canvas, 0, 0);
  };

  /** Draws the paths of `draw(context)` in picture units, as paper (`additive` 0) or as light (1), out of focus by `blur`. */
  const ink = (draw, { gain = 1, additive = 0, blur = 0 } = {}) => {
    // A new sheet each time: a cleared, empty one would be uploaded with its old content.
    const sheet = new OffscreenCanvas(width, height).getContext('2d');
    sheet.setTransform(height / 2, 0, 0, -height / 2, width / 2, height / 2);
    sheet.lineCap = 'round';
    sheet.lineJoin = 'round';
    draw(sheet);
    if (blur > 5e-4) soften(sheet, blur);
    const picture = upload(sheet.canvas);
    over();
    layer.use({ aspect, layer: picture, gain, additive });
    cover();
  };

  /** Draws lights `{x, y, r, colour, power, shape, angle, elongation}`; `elongation` lengthens along `angle`. */
  const lights = (list) => {
    const shown = list.filter(({ power, r }) => power > 1e-4 && r > 1e-4).slice(0, MAX_LIGHTS);
    shown.forEach(({ x, y, r, colour, power, shape = 'soft', angle = 0, elongation = 1 }, i) => {
      const values = [x, y, r * elongation, r, angle, SHAPES.indexOf(shape), ...colour.map((c) => c * power)];
      lamps.data.set(values, i * FLOATS_A_LIGHT);
    });
    over();
    gl.bindVertexArray(lamps.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, lamps.buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, lamps.data, 0, shown.length * FLOATS_A_LIGHT);
    sprites.use({ aspect });
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, shown.length);
    gl.bindVertexArray(null);
  };

  const copy = (brushOf, from, to, values) => {
    to.bind();
    brushOf.use({ aspect, picture: from.texture, texel: [1 / from.width, 1 / from.height], ...values });
    cover();
  };

  const shrink = () => {
    gl.disable(gl.BLEND);
    levels.forEach((level, i) => {
      copy(down, i === 0 ? scene : levels[i - 1], level, {});
    });
  };

  const spread = () => {
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    for (let i = LEVELS - 1; i > 1; i--) copy(up, levels[i], levels[i - 1], { weight: 0.85 });
    gl.disable(gl.BLEND);
  };

  /** Finishes the frame: bloom, shafts of light from `origin`, exposure, and the fade from night or to white. */
  const grade = (frame, options) => {
    const look = { ...GRADE_DEFAULTS, ...options };
    shrink();
    if (look.rays > 0)
      copy(rays, levels[1], shafts, { origin: look.origin, reach: look.reach, threshold: look.threshold });
    spread();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, width, height);
    const pictures = { picture: scene.texture, haze: levels[1].texture, shafts: shafts.texture };
    develop.use({ aspect, frame, ...pictures, ...look });
    cover();
  };

  const clear = () => {
    scene.bind();
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
  };

  return { aspect, brush, clear, grade, ink, lights };
};
