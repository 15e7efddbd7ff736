import { clouds } from '../enamel.mjs';
import { circle, polar, polygon, short, times } from '../geometry.mjs';
import { WORLDS } from '../palette.mjs';
import { random } from '../random.mjs';
import { blade, gearPath } from '../shapes.mjs';
import { across, around, define, faded, glow, group, paint } from '../svg.mjs';

const box = (w, h) => `M${-w / 2},${-h / 2}h${w}v${h}h${-w}Z`;

/** Rays of light from one place, every other one lit. */
export const rays = ([x, y], count, reach, colour, opacity, turn = 0) =>
  faded(
    opacity,
    times(count, (index) => {
      const degrees = turn + (360 * index) / count;
      const width = 360 / count / 4;
      return `<path d="${polygon([[x, y], polar(reach, degrees - width, [x, y]), polar(reach, degrees + width, [x, y])])}" fill="${colour}"/>`;
    }).join(''),
    'screen',
  );

const fading = (colour, middle) =>
  around(
    [
      [colour, 0, 1],
      [colour, 0.5, 0.55],
      [colour, 1, 0],
    ],
    middle,
    0.62,
  );

const dust = (luck, count, width, height, colours, largest = 1.8) =>
  times(count, () => {
    const size = 0.5 + luck.next() ** 4 * largest;
    return `<circle cx="${short(luck.between(-width / 2, width / 2))}" cy="${short(luck.between(-height / 2, height / 2))}" r="${short(size)}" fill="${luck.pick(colours)}" opacity="${short(luck.between(0.4, 1))}"/>`;
  }).join('');

const bokeh = (luck, count, width, height, colour, [small, large], strength = 0.5) =>
  times(count, () =>
    glow(
      luck.between(-width / 2, width / 2),
      luck.between(-height / 2, height / 2),
      luck.between(small, large),
      colour,
      luck.between(0.15, strength),
    ),
  ).join('');

/** Night sky: nebulae, stars and, if wanted, a great disc with orbits. */
export const starSky = (
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
  const luck = random(`sky ${seed}`);
  const ground = box(width, height);
  const number = Math.floor(luck.between(1, 900));
  const [x, y, r] = disc ?? [0, 0, 0];
  const orbits =
    r > 0
      ? [1.18, 1.42, 1.72]
          .map(
            (size, index) =>
              `<ellipse cx="${x}" cy="${y}" rx="${short(r * size)}" ry="${short(r * size)}" fill="none" stroke="#ffd98a" stroke-width="${index === 1 ? 1 : 1.6}" opacity="${0.5 - index * 0.12}"${index === 1 ? ' stroke-dasharray="1 9" stroke-linecap="round"' : ''}/>`,
          )
          .join('') +
        times(24, (index) => {
          const [a, b] = [
            polar(r * 1.18, index * 15, [x, y]),
            polar(r * (index % 6 ? 1.22 : 1.28), index * 15, [x, y]),
          ];
          return `<path d="M${short(a[0])},${short(a[1])}L${short(b[0])},${short(b[1])}" stroke="#ffd98a" stroke-width="1.6" opacity=".55"/>`;
        }).join('')
      : '';
  return (
    paint(ground, around(tones, [0.5, 0.45], 0.75)) +
    faded(
      0.9,
      clouds(ground, fading(hue[0], [0.4, 0.3]), { seed: number, grain: 0.0034, from: 0.4, gain: 3 }),
      'screen',
    ) +
    faded(
      0.7,
      clouds(ground, fading(hue[1], [0.7, 0.45]), { seed: number + 1, grain: 0.0045, from: 0.44, gain: 3.4 }),
      'screen',
    ) +
    faded(
      0.55,
      clouds(ground, fading(hue[2], [0.3, 0.75]), { seed: number + 2, grain: 0.0055, from: 0.46, gain: 4 }),
      'screen',
    ) +
    (rayed ? rays([x, y], 40, Math.max(width, height), hue[1], 0.13, luck.between(0, 8)) : '') +
    dust(luck, stars, width, height, ['#ffffff', '#cfe6ff', '#ffe6b8', '#e6c9ff']) +
    orbits
  );
};

/** A great moon, sun or planet behind the figure. */
export const disc = (x, y, r, [light, mid, dark], { ring = '#ffe2a0', marks } = {}) => {
  const luck = random(`disc ${marks ?? 'plain'}`);
  const craters = marks
    ? times(9, () => {
        const [px, py] = polar(luck.between(0, r * 0.8), luck.between(0, 360), [x, y]);
        return `<circle cx="${short(px)}" cy="${short(py)}" r="${short(luck.between(r * 0.04, r * 0.16))}" fill="${dark}" opacity=".28"/>`;
      }).join('')
    : '';
  return (
    glow(x, y, r * 2, light, 0.75) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${around([light, mid, dark], [0.38, 0.3], 0.78)}"/>${craters}` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ring}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r - 9}" fill="none" stroke="${ring}" stroke-width="1" opacity=".7"/>`
  );
};

/** A hall of engines: a wheel as a rose window, pipes to both sides, the glow of a furnace. */
export const cogHall = (
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
  const luck = random(`hall ${seed}`);
  const ground = box(width, height);
  const [x, y] = glowAt;
  const faint = (body, opacity) => faded(opacity, body, 'screen');
  const rose =
    wheel > 0
      ? faint(
          `<path d="${gearPath(36, wheel * 1.14, { depth: 0.07, bore: 0.86, at: [x, y] })}" fill="#c9742a" fill-rule="evenodd"/>` +
            times(
              12,
              (i) =>
                `<path d="${circle(wheel * 0.2, polar(wheel * 0.72, i * 30, [x, y]))}" fill="none" stroke="#ffb35a" stroke-width="2"/><path d="${gearPath(12, wheel * 0.15, { at: polar(wheel * 0.72, i * 30, [x, y]), depth: 0.2 })}" fill="#a85a20" fill-rule="evenodd"/>`,
            ).join('') +
            `<path d="${circle(wheel * 0.48, [x, y])}${circle(wheel * 0.5, [x, y])}" fill="none" stroke="#ffb35a" stroke-width="2"/>`,
          0.42,
        )
      : '';
  const pipe = (at, wide) =>
    `<rect x="${at - wide / 2}" y="${-height / 2}" width="${wide}" height="${height}" fill="${across(['#1a0c08', '#6b3416', '#c97a3a', '#5a2a12', '#140806'], 0)}"/>` +
    times(
      Math.ceil(height / 150),
      (i) =>
        `<rect x="${at - wide / 2 - 4}" y="${-height / 2 + 60 + i * 150}" width="${wide + 8}" height="16" rx="4" fill="${across(['#2a120a', '#a85f2a', '#ffcf8f', '#7a3c18', '#1f0d08'], 0)}"/>`,
    ).join('');
  const side = pipes ? [width / 2 - 34, width / 2 - 78].map((at, i) => pipe(at, i ? 24 : 40)).join('') : '';
  return (
    paint(ground, around(tones, [0.5 + x / width, 0.5 + y / height], 0.75)) +
    faded(
      0.5,
      clouds(ground, heat, { seed: Math.floor(luck.between(1, 900)), grain: 0.004, from: 0.46, gain: 3 }),
      'screen',
    ) +
    rays([x, y], 36, Math.max(width, height), heat, 0.14, luck.between(0, 8)) +
    glow(x, y, 330, heat, 0.6) +
    rose +
    faded(0.8, side + group('scale(-1 1)', side)) +
    bokeh(luck, stars, width, height, '#ffb35a', [3, 12], 0.7)
  );
};

/** A glasshouse at the edge of a wood: shafts of light, an arch of iron, leaves in the dark. */
export const leafGlade = (
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
  const luck = random(`glade ${seed}`);
  const ground = box(width, height);
  const [x, y] = lightAt;
  const shafts = times(7, (i) => {
    const from = -width * 0.5 + i * width * 0.15;
    const wide = luck.between(20, 70);
    return `<path d="M${short(from)},${-height / 2}h${short(wide)}L${short(from + wide * 3 + 160)},${height / 2}h${short(-wide * 2.6)}Z" fill="${across(
      [
        [hue, 0, 0.7],
        [hue, 1, 0],
      ],
      90,
    )}"/>`;
  }).join('');
  const bars = arch
    ? faded(
        0.5,
        [250, 232]
          .map(
            (r, i) =>
              `<path d="M${-r},${height / 2}V-90A${r},${r} 0 0 1 ${r},-90V${height / 2}" fill="none" stroke="#e9d98a" stroke-width="${i ? 1.4 : 4}"/>`,
          )
          .join('') +
          times(7, (i) => {
            const [px, py] = polar(232, 180 + (i + 1) * 22.5, [0, -90]);
            return `<path d="M0,-90L${short(px)},${short(py)}" stroke="#e9d98a" stroke-width="1.4"/>`;
          }).join('') +
          `<path d="${circle(96, [0, -90])}" fill="none" stroke="#e9d98a" stroke-width="1.4"/>`,
        'screen',
      )
    : '';
  const shade = (count, far) =>
    times(count, () => {
      const left = luck.next() < 0.5 ? -1 : 1;
      const from = [left * luck.between(width * 0.36, width * 0.54), luck.between(-height / 2, height / 2)];
      const tone = far ? ['#06281d', '#0f5a3d'] : ['#031610', '#0a4029'];
      return blade(...from, luck.between(0, 360), luck.between(70, 150), luck.between(30, 60), tone, {
        w: 0,
        bend: luck.between(-0.2, 0.2),
      });
    }).join('');
  return (
    paint(ground, around(tones, [0.5 + x / width, 0.5 + y / height], 0.8)) +
    faded(
      0.5,
      clouds(ground, hue, { seed: Math.floor(luck.between(1, 900)), grain: 0.004, from: 0.46, gain: 3 }),
      'screen',
    ) +
    faded(0.4, shafts, 'screen') +
    glow(x, y, 320, hue, 0.55) +
    bars +
    (edge ? `<g style="--w:0">${shade(26, true)}${shade(18, false)}</g>` : '') +
    bokeh(luck, spores, width, height, '#f4ffb0', [3, 11], 0.75)
  );
};

/** Under or above the sea: light from the top, scales of waves in the depth, bubbles. */
export const seaDeep = (
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
  const luck = random(`sea ${seed}`);
  const ground = box(width, height);
  const [x, y] = lightAt;
  const size = 46;
  const rows = Math.ceil(height / size) + 2;
  const pattern = times(rows, (row) =>
    times(Math.ceil(width / (size * 2)) + 1, (column) => {
      const middle = [-width / 2 + column * size * 2 + (row % 2) * size, -height / 2 + row * size * 0.55 * 1.6];
      return [1, 0.68, 0.36]
        .map(
          (part) =>
            `<path d="M${short(middle[0] - size * part)},${short(middle[1])}a${short(size * part)},${short(size * part)} 0 0 1 ${short(size * 2 * part)},0"/>`,
        )
        .join('');
    }).join(''),
  ).join('');
  const veil = define(
    `<mask id="ID"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${across(
      [
        ['#fff', 0, 0.12],
        ['#fff', 0.5, 0.5],
        ['#fff', 1, 1],
      ],
      90,
    )}"/></mask>`,
  );
  const shafts = times(8, (i) => {
    const turn = 62 + i * 8;
    return `<path d="${polygon([[x, y - 200], polar(height * 1.2, turn, [x, y - 200]), polar(height * 1.2, turn + luck.between(1.5, 5), [x, y - 200])])}" fill="${across(
      [
        ['#d9fff6', 0, 0.8],
        ['#d9fff6', 1, 0],
      ],
      90,
    )}"/>`;
  }).join('');
  return (
    paint(ground, around(tones, [0.5 + x / width, 0.5 + y / height], 0.85)) +
    `<g mask="${veil}" fill="none" stroke="#bff4f0" stroke-width="1.6" opacity="${scales}">${pattern}</g>` +
    faded(
      0.35,
      clouds(ground, '#7ff0f0', {
        seed: Math.floor(luck.between(1, 900)),
        grain: 0.006,
        stretch: 2.2,
        from: 0.5,
        gain: 4,
      }),
      'screen',
    ) +
    faded(0.4, shafts, 'screen') +
    glow(x, y, 320, hue, 0.6) +
    times(bubbles, () => {
      const [bx, by, r] = [
        luck.between(-width / 2, width / 2),
        luck.between(-height / 2, height / 2),
        2 + luck.next() ** 3 * 15,
      ];
      return `<circle cx="${short(bx)}" cy="${short(by)}" r="${short(r)}" fill="#e9fffb" fill-opacity=".08" stroke="#d9fffa" stroke-width="1.2" opacity=".7"/><circle cx="${short(bx - r * 0.35)}" cy="${short(by - r * 0.35)}" r="${short(r * 0.2)}" fill="#fff" opacity=".9"/>`;
    }).join('')
  );
};
