import { buildCircle, locatePolar, buildPolygon, round, repeat } from './geometry.mjs';
import { drawLettering } from './glyphs.mjs';
import { drawStar } from './shapes.mjs';

const GOLD =
  '<linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="#fff1c4"/><stop offset=".45" stop-color="#ffc548"/><stop offset="1" stop-color="#d97f12"/></linearGradient>';
const file = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** A pack torn open along its top with a leaping star, for 28 px. */
const SIGN =
  '<g transform="rotate(-9 32 36)">' +
  '<path d="M12 23.500l6.8 4.5 6.8-4.5 6.8 4.5 6.8-4.5 6.8 4.500V58.500a3.5 3.5 0 0 1-3.5 3.500H15.500a3.5 3.5 0 0 1-3.5-3.500Z" fill="url(#g)"/>' +
  '<path d="M12 23.500l6.8 4.500V62H15.500a3.5 3.5 0 0 1-3.5-3.500Z" fill="#fff" opacity=".32"/><path d="M12 53.500H46" stroke="#5a2f05" stroke-width="3" opacity=".45"/>' +
  `<path d="${drawStar(4, 11, 3.4, [29.5, 41])}" fill="#3a1d00" opacity=".82"/>` +
  '<path d="M11 17.500L37.5 2.5 41 8.6 34.5 9.2 31 14.8 24.5 14.6 21 20 14.6 19.600Z" fill="url(#g)"/></g>' +
  `<path d="${drawStar(4, 17, 4.2, [47, 16])}" fill="#fffbe8"/><path d="M47-1V16L44 13ZM64 16H47L50 13ZM47 33V16L50 19ZM30 16H47L44 19Z" fill="#ffd98a"/>`;
const logo = () => file(64, 64, `<defs>${GOLD}</defs>${SIGN}`);
const favicon = () =>
  file(
    64,
    64,
    `<title>Oripa Shop</title><defs>${GOLD}<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2b3270"/><stop offset="1" stop-color="#0b0d1a"/></linearGradient></defs><rect width="64" height="64" rx="14" fill="url(#n)"/><g transform="translate(4.5 4.5) scale(.86)">${SIGN}</g>`,
  );

/** Draws the text that lies across the picture of an empty box. */
const soldOut = () =>
  file(
    960,
    600,
    '<g transform="translate(480 300) rotate(-12)" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
      '<rect x="-366" y="-108" width="732" height="216" rx="26" fill="#12070b" fill-opacity=".72"/>' +
      '<g stroke="#ff6b6b"><rect x="-366" y="-108" width="732" height="216" rx="26" stroke-width="12"/><rect x="-346" y="-88" width="692" height="176" rx="16" stroke-width="4"/>' +
      `${drawLettering('SOLD OUT', 78, 16)}</g>` +
      `<path d="${drawStar(5, 15, 6, [-318, 0])}${drawStar(5, 15, 6, [318, 0])}" fill="#ff6b6b"/></g>`,
  );

const METAL = {
  bronze: ['#ffd9b0', '#c97a3c', '#7a3f18', '#3f1c08'],
  silver: ['#ffffff', '#b4c0d4', '#6b7890', '#2b3346'],
  gold: ['#fff6d0', '#f5b93a', '#b0700f', '#4f2c02'],
  platinum: ['#ffffff', '#a8e4ec', '#4a93b4', '#12384f'],
  diamond: ['#ffffff', '#b9c4ff', '#7a5cf0', '#241266'],
};
const shaded = (list, colours) =>
  list.map((d, index) => `<path d="${d}" fill="${colours[index % colours.length]}"/>`).join('');
const fans = (sides, radius, inner, turn = -90, middle = [32, 32]) =>
  repeat(sides, (i) => {
    const [a, b] = [turn + (360 * i) / sides, turn + (360 * (i + 1)) / sides];
    return buildPolygon([
      locatePolar(radius, a, middle),
      locatePolar(radius, b, middle),
      locatePolar(inner, b, middle),
      locatePolar(inner, a, middle),
    ]);
  });
const badge = ([light, mid, deep, dark], sides, turn, sign) => {
  const ring = (radius) => buildPolygon(repeat(sides, (i) => locatePolar(radius, turn + (360 * i) / sides, [32, 32])));
  return `<path d="${ring(31)}" fill="${dark}"/>${shaded(fans(sides, 29, 21, turn), [mid, deep, mid, light])}<path d="${ring(21)}" fill="${deep}"/><path d="${ring(19)}" fill="${dark}" opacity=".5"/>${sign(light, mid)}`;
};
const halves = (count, radius, inner, light, mid, middle = [32, 32]) =>
  repeat(count, (i) => {
    const turn = -90 + (360 * i) / count;
    const side = (sign) =>
      buildPolygon([middle, locatePolar(radius, turn, middle), locatePolar(inner, turn + (sign * 180) / count, middle)]);
    return `<path d="${side(-1)}" fill="${light}"/><path d="${side(1)}" fill="${mid}"/>`;
  }).join('');
const chevron = (y, colour) =>
  `<path d="M20 ${y}L32 ${y - 9}L44 ${y}V${y + 6}L32 ${y - 3}L20 ${y + 6}Z" fill="${colour}"/>`;
const brilliant = ([light, mid, deep, dark]) =>
  `<path d="M17 9H47L61 25L32 60L3 25Z" fill="${dark}"/>` +
  shaded(['M18.5 11.500L32 11.500L24 24H6.500Z', 'M45.5 11.500L32 11.500L40 24H57.500Z'], [mid, deep]) +
  `<path d="M32 11.500L40 24H24Z" fill="${light}"/><path d="M6.5 26.500H24L31 54.500Z" fill="${deep}"/><path d="M24.8 26.500H39.200L32 55Z" fill="${mid}"/><path d="M57.5 26.500H40L33 54.500Z" fill="#4a2fc0"/><path d="M24.8 26.500H32V55Z" fill="#fff" opacity=".45"/>` +
  `<path d="${drawStar(4, 10, 2.4, [50, 12])}" fill="#fff"/>`;

const ranks = {
  bronze: badge(METAL.bronze, 6, -90, (light) => chevron(34, light)),
  silver: badge(METAL.silver, 6, -90, (light, mid) => chevron(30, light) + chevron(40, mid)),
  gold: badge(METAL.gold, 8, -67.5, (light, mid) => halves(5, 17, 7.2, light, mid)),
  platinum: badge(
    METAL.platinum,
    8,
    -67.5,
    (light, mid) => halves(4, 19, 6, light, mid) + halves(4, 10, 4, light, mid),
  ),
  diamond: brilliant(METAL.diamond),
};

/** Draws an open, empty pack under a small night sky. */
const empty = () =>
  file(
    320,
    220,
    '<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#3b4378"/><stop offset="1" stop-color="#1c2144"/></linearGradient><radialGradient id="l"><stop stop-color="#ffd98a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>' +
      '<ellipse cx="160" cy="204" rx="96" ry="9" fill="#000" opacity=".35"/><circle cx="160" cy="86" r="84" fill="url(#l)"/>' +
      `<g fill="none" stroke="#868bb0" stroke-opacity=".5" stroke-width="1.5"><path d="${buildCircle(62, [160, 86])}" stroke-dasharray="1 7" stroke-linecap="round"/><path d="${buildCircle(80, [160, 86])}" stroke-opacity=".25"/></g>` +
      '<path d="M112 112l9.6-8 9.6 8 9.6-8 9.6 8 9.6-8 9.6 8 9.6-8 9.6 8 9.6-8 9.2 8 4 84a7 7 0 0 1-7 7H115a7 7 0 0 1-7-7Z" fill="url(#p)" stroke="#868bb0" stroke-width="2" stroke-linejoin="round"/>' +
      '<path d="M109 182H211.600M109.5 175H211" stroke="#868bb0" stroke-width="1.5" opacity=".6"/><path d="M118 108L126 198" stroke="#fff" stroke-width="7" opacity=".08"/>' +
      '<g transform="translate(58 86) rotate(-24)"><path d="M0 0H86L82 12l-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6-8-6Z" fill="#2b315e" stroke="#868bb0" stroke-width="2" stroke-linejoin="round"/></g>' +
      `<path d="${drawStar(4, 34, 8, [160, 68])}" fill="#ffc548"/><path d="${drawStar(4, 34, 8, [160, 68])}" fill="#fff" opacity=".25"/><path d="${buildCircle(11, [160, 150])}" fill="none" stroke="#868bb0" stroke-width="2" stroke-dasharray="4 5"/>` +
      `<path d="${drawStar(4, 10, 2.6, [236, 52])}${drawStar(4, 7, 2, [92, 44])}${drawStar(4, 6, 1.8, [214, 20])}" fill="#ffe3a0"/><g fill="#b9bcd4">${repeat(
        9,
        (i) => {
          const [x, y] = locatePolar(74 + (i % 3) * 22, i * 41 + 190, [160, 86]);
          return `<circle cx="${round(x)}" cy="${round(y)}" r="1.4"/>`;
        },
      ).join('')}</g>`,
  );

/** Small drawings that stay vectors, by their file under web/public. */
export const MARKS = {
  'favicon.svg': favicon(),
  'images/logo.svg': logo(),
  'images/sold-out.svg': soldOut(),
  'images/empty.svg': empty(),
  ...Object.fromEntries(Object.entries(ranks).map(([name, body]) => [`images/ranks/${name}.svg`, file(64, 64, body)])),
};
