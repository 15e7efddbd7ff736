import { drawClouds } from '../enamel.mjs';
import { buildCircle, locatePolar, buildPolygon, round, repeat } from '../geometry.mjs';
import { WORLDS } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawBlade, buildGearPath } from '../shapes.mjs';
import { buildLinearGradient, buildRadialGradient, define, drawFaded, drawGlow, group, paint } from '../svg.mjs';

const box = (w, h) => `M${-w / 2},${-h / 2}h${w}v${h}h${-w}Z`;

/** Draws rays of light from one place, every other one lit. */
export const drawRays = ([x, y], count, reach, colour, opacity, turn = 0) =>
  drawFaded(
    opacity,
    repeat(count, (index) => {
      const degrees = turn + (360 * index) / count;
      const width = 360 / count / 4;
      return `<path d="${buildPolygon([[x, y], locatePolar(reach, degrees - width, [x, y]), locatePolar(reach, degrees + width, [x, y])])}" fill="${colour}"/>`;
    }).join(''),
    'screen',
  );

const fading = (colour, middle) =>
  buildRadialGradient(
    [
      [colour, 0, 1],
      [colour, 0.5, 0.55],
      [colour, 1, 0],
    ],
    middle,
    0.62,
  );

const dust = (luck, count, width, height, colours, largest = 1.8) =>
  repeat(count, () => {
    const size = 0.5 + luck.next() ** 4 * largest;
    return `<circle cx="${round(luck.between(-width / 2, width / 2))}" cy="${round(luck.between(-height / 2, height / 2))}" r="${round(size)}" fill="${luck.pick(colours)}" opacity="${round(luck.between(0.4, 1))}"/>`;
  }).join('');

const bokeh = (luck, count, width, height, colour, [small, large], strength = 0.5) =>
  repeat(count, () =>
    drawGlow(
      luck.between(-width / 2, width / 2),
      luck.between(-height / 2, height / 2),
      luck.between(small, large),
      colour,
      luck.between(0.15, strength),
    ),
  ).join('');

/** Draws a night sky: nebulae, stars and optionally a great disc with orbits. */
export const drawStarSky = (
  seed,
  {
    width = 600,
    height = 840,
    hue = ['#4a1fa8', '#b04ad8', '#2a7fd0'],
    disc = [0, -60, 210],
    rayed = true,
    stars = 110,
    ground: tones = ['#2a1470', '#150a48', WORLDS.sb.night],
  } = {},
) => {
  const luck = createRandom(`sky ${seed}`);
  const ground = box(width, height);
  const number = Math.floor(luck.between(1, 900));
  const [x, y, r] = disc ?? [0, 0, 0];
  const orbits =
    r > 0
      ? [1.18, 1.42, 1.72]
          .map(
            (size, index) =>
              `<ellipse cx="${x}" cy="${y}" rx="${round(r * size)}" ry="${round(r * size)}" fill="none" stroke="#ffd98a" stroke-width="${index === 1 ? 1 : 1.6}" opacity="${0.5 - index * 0.12}"${index === 1 ? ' stroke-dasharray="1 9" stroke-linecap="round"' : ''}/>`,
          )
          .join('') +
        repeat(24, (index) => {
          const [a, b] = [
            locatePolar(r * 1.18, index * 15, [x, y]),
            locatePolar(r * (index % 6 ? 1.22 : 1.28), index * 15, [x, y]),
          ];
          return `<path d="M${round(a[0])},${round(a[1])}L${round(b[0])},${round(b[1])}" stroke="#ffd98a" stroke-width="1.6" opacity=".55"/>`;
        }).join('')
      : '';
  return (
    paint(ground, buildRadialGradient(tones, [0.5, 0.45], 0.75)) +
    drawFaded(
      0.9,
      drawClouds(ground, fading(hue[0], [0.4, 0.3]), { seed: number, grain: 0.0034, from: 0.4, gain: 3 }),
      'screen',
    ) +
    drawFaded(
      0.7,
      drawClouds(ground, fading(hue[1], [0.7, 0.45]), { seed: number + 1, grain: 0.0045, from: 0.44, gain: 3.4 }),
      'screen',
    ) +
    drawFaded(
      0.55,
      drawClouds(ground, fading(hue[2], [0.3, 0.75]), { seed: number + 2, grain: 0.0055, from: 0.46, gain: 4 }),
      'screen',
    ) +
    (rayed ? drawRays([x, y], 40, Math.max(width, height), hue[1], 0.13, luck.between(0, 8)) : '') +
    dust(luck, stars, width, height, ['#ffffff', '#cfe6ff', '#ffe6b8', '#e6c9ff']) +
    orbits
  );
};

/** Draws a great moon, sun or planet behind the figure. */
export const drawDisc = (x, y, r, [light, mid, dark], { ring = '#ffe2a0', marks } = {}) => {
  const luck = createRandom(`disc ${marks ?? 'plain'}`);
  const craters = marks
    ? repeat(9, () => {
        const [px, py] = locatePolar(luck.between(0, r * 0.8), luck.between(0, 360), [x, y]);
        return `<circle cx="${round(px)}" cy="${round(py)}" r="${round(luck.between(r * 0.04, r * 0.16))}" fill="${dark}" opacity=".28"/>`;
      }).join('')
    : '';
  return (
    drawGlow(x, y, r * 2, light, 0.75) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${buildRadialGradient([light, mid, dark], [0.38, 0.3], 0.78)}"/>${craters}` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ring}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r - 9}" fill="none" stroke="${ring}" stroke-width="1" opacity=".7"/>`
  );
};

/** Draws a hall of engines: a wheel as a rose window, pipes on both sides, the glow of a furnace. */
export const drawCogHall = (
  seed,
  {
    width = 600,
    height = 840,
    glowAt = [0, 0],
    heat = '#ff8a2a',
    wheel = 250,
    stars = 26,
    pipes = true,
    ground: tones = ['#7a3a14', '#3a1a10', WORLDS.ck.night],
  } = {},
) => {
  const luck = createRandom(`hall ${seed}`);
  const ground = box(width, height);
  const [x, y] = glowAt;
  const faint = (body, opacity) => drawFaded(opacity, body, 'screen');
  const rose =
    wheel > 0
      ? faint(
          `<path d="${buildGearPath(36, wheel * 1.14, { depth: 0.07, bore: 0.86, at: [x, y] })}" fill="#c9742a" fill-rule="evenodd"/>` +
            repeat(
              12,
              (i) =>
                `<path d="${buildCircle(wheel * 0.2, locatePolar(wheel * 0.72, i * 30, [x, y]))}" fill="none" stroke="#ffb35a" stroke-width="2"/><path d="${buildGearPath(12, wheel * 0.15, { at: locatePolar(wheel * 0.72, i * 30, [x, y]), depth: 0.2 })}" fill="#a85a20" fill-rule="evenodd"/>`,
            ).join('') +
            `<path d="${buildCircle(wheel * 0.48, [x, y])}${buildCircle(wheel * 0.5, [x, y])}" fill="none" stroke="#ffb35a" stroke-width="2"/>`,
          0.42,
        )
      : '';
  const pipe = (at, wide) =>
    `<rect x="${at - wide / 2}" y="${-height / 2}" width="${wide}" height="${height}" fill="${buildLinearGradient(['#1a0c08', '#6b3416', '#c97a3a', '#5a2a12', '#140806'], 0)}"/>` +
    repeat(
      Math.ceil(height / 150),
      (i) =>
        `<rect x="${at - wide / 2 - 4}" y="${-height / 2 + 60 + i * 150}" width="${wide + 8}" height="16" rx="4" fill="${buildLinearGradient(['#2a120a', '#a85f2a', '#ffcf8f', '#7a3c18', '#1f0d08'], 0)}"/>`,
    ).join('');
  const side = pipes ? [width / 2 - 34, width / 2 - 78].map((at, i) => pipe(at, i ? 24 : 40)).join('') : '';
  return (
    paint(ground, buildRadialGradient(tones, [0.5 + x / width, 0.5 + y / height], 0.75)) +
    drawFaded(
      0.5,
      drawClouds(ground, heat, { seed: Math.floor(luck.between(1, 900)), grain: 0.004, from: 0.46, gain: 3 }),
      'screen',
    ) +
    drawRays([x, y], 36, Math.max(width, height), heat, 0.14, luck.between(0, 8)) +
    drawGlow(x, y, 330, heat, 0.6) +
    rose +
    drawFaded(0.8, side + group('scale(-1 1)', side)) +
    bokeh(luck, stars, width, height, '#ffb35a', [3, 12], 0.7)
  );
};

/** Draws a glasshouse at the edge of a wood: shafts of light, an arch of iron, leaves in the dark. */
export const drawLeafGlade = (
  seed,
  {
    width = 600,
    height = 840,
    lightAt = [0, -120],
    hue = '#8fe08a',
    arch = true,
    spores = 34,
    edge = true,
    ground: tones = ['#1f8a5a', '#0a4030', WORLDS.pl.night],
  } = {},
) => {
  const luck = createRandom(`glade ${seed}`);
  const ground = box(width, height);
  const [x, y] = lightAt;
  const shafts = repeat(7, (i) => {
    const from = -width * 0.5 + i * width * 0.15;
    const wide = luck.between(20, 70);
    return `<path d="M${round(from)},${-height / 2}h${round(wide)}L${round(from + wide * 3 + 160)},${height / 2}h${round(-wide * 2.6)}Z" fill="${buildLinearGradient(
      [
        [hue, 0, 0.7],
        [hue, 1, 0],
      ],
      90,
    )}"/>`;
  }).join('');
  const bars = arch
    ? drawFaded(
        0.5,
        [250, 232]
          .map(
            (r, i) =>
              `<path d="M${-r},${height / 2}V-90A${r},${r} 0 0 1 ${r},-90V${height / 2}" fill="none" stroke="#e9d98a" stroke-width="${i ? 1.4 : 4}"/>`,
          )
          .join('') +
          repeat(7, (i) => {
            const [px, py] = locatePolar(232, 180 + (i + 1) * 22.5, [0, -90]);
            return `<path d="M0,-90L${round(px)},${round(py)}" stroke="#e9d98a" stroke-width="1.4"/>`;
          }).join('') +
          `<path d="${buildCircle(96, [0, -90])}" fill="none" stroke="#e9d98a" stroke-width="1.4"/>`,
        'screen',
      )
    : '';
  const shade = (count, far) =>
    repeat(count, () => {
      const left = luck.next() < 0.5 ? -1 : 1;
      const from = [left * luck.between(width * 0.36, width * 0.54), luck.between(-height / 2, height / 2)];
      const tone = far ? ['#06281d', '#0f5a3d'] : ['#031610', '#0a4029'];
      return drawBlade(...from, luck.between(0, 360), luck.between(70, 150), luck.between(30, 60), tone, {
        w: 0,
        bend: luck.between(-0.2, 0.2),
      });
    }).join('');
  return (
    paint(ground, buildRadialGradient(tones, [0.5 + x / width, 0.5 + y / height], 0.8)) +
    drawFaded(
      0.5,
      drawClouds(ground, hue, { seed: Math.floor(luck.between(1, 900)), grain: 0.004, from: 0.46, gain: 3 }),
      'screen',
    ) +
    drawFaded(0.4, shafts, 'screen') +
    drawGlow(x, y, 320, hue, 0.55) +
    bars +
    (edge ? `<g style="--w:0">${shade(26, true)}${shade(18, false)}</g>` : '') +
    bokeh(luck, spores, width, height, '#f4ffb0', [3, 11], 0.75)
  );
};

/** Draws the sea from below or above: light from the top, scales of waves in the depth, bubbles. */
export const drawSeaDeep = (
  seed,
  {
    width = 600,
    height = 840,
    lightAt = [0, -200],
    hue = '#3ad0e0',
    tones = ['#1d9fc0', '#07466f', WORLDS.tc.night],
    scales = 0.22,
    bubbles = 26,
  } = {},
) => {
  const luck = createRandom(`sea ${seed}`);
  const ground = box(width, height);
  const [x, y] = lightAt;
  const size = 46;
  const rows = Math.ceil(height / size) + 2;
  const pattern = repeat(rows, (row) =>
    repeat(Math.ceil(width / (size * 2)) + 1, (column) => {
      const middle = [-width / 2 + column * size * 2 + (row % 2) * size, -height / 2 + row * size * 0.55 * 1.6];
      return [1, 0.68, 0.36]
        .map(
          (part) =>
            `<path d="M${round(middle[0] - size * part)},${round(middle[1])}a${round(size * part)},${round(size * part)} 0 0 1 ${round(size * 2 * part)},0"/>`,
        )
        .join('');
    }).join(''),
  ).join('');
  const veil = define(
    `<mask id="ID"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${buildLinearGradient(
      [
        ['#fff', 0, 0.12],
        ['#fff', 0.5, 0.5],
        ['#fff', 1, 1],
      ],
      90,
    )}"/></mask>`,
  );
  const shafts = repeat(8, (i) => {
    const turn = 62 + i * 8;
    return `<path d="${buildPolygon([[x, y - 200], locatePolar(height * 1.2, turn, [x, y - 200]), locatePolar(height * 1.2, turn + luck.between(1.5, 5), [x, y - 200])])}" fill="${buildLinearGradient(
      [
        ['#d9fff6', 0, 0.8],
        ['#d9fff6', 1, 0],
      ],
      90,
    )}"/>`;
  }).join('');
  return (
    paint(ground, buildRadialGradient(tones, [0.5 + x / width, 0.5 + y / height], 0.85)) +
    `<g mask="${veil}" fill="none" stroke="#bff4f0" stroke-width="1.6" opacity="${scales}">${pattern}</g>` +
    drawFaded(
      0.35,
      drawClouds(ground, '#7ff0f0', {
        seed: Math.floor(luck.between(1, 900)),
        grain: 0.006,
        aspect: 2.2,
        from: 0.5,
        gain: 4,
      }),
      'screen',
    ) +
    drawFaded(0.4, shafts, 'screen') +
    drawGlow(x, y, 320, hue, 0.6) +
    repeat(bubbles, () => {
      const [bx, by, r] = [
        luck.between(-width / 2, width / 2),
        luck.between(-height / 2, height / 2),
        2 + luck.next() ** 3 * 15,
      ];
      return `<circle cx="${round(bx)}" cy="${round(by)}" r="${round(r)}" fill="#e9fffb" fill-opacity=".08" stroke="#d9fffa" stroke-width="1.2" opacity=".7"/><circle cx="${round(bx - r * 0.35)}" cy="${round(by - r * 0.35)}" r="${round(r * 0.2)}" fill="#fff" opacity=".9"/>`;
    }).join('')
  );
};
