// Draws the placeholder pictures of the demo shop: npm run build:server && node services/catalog/demo/draw-images.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_CARDS } from '../../../dist/services/catalog/demo/demo-cards.js';
import { DEMO_PACKS } from '../../../dist/services/catalog/demo/demo-packs.js';

const folder = join(import.meta.dirname, '../../../web/public/images/demo');

/** Each game: its two colours and its emblem, drawn around 0,0 in a circle of radius 50. */
const star = (points, inner) =>
  Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? 50 : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

const GAMES = {
  sb: { colours: ['#1b1147', '#7a4ff0'], emblem: `<polygon points="${star(5, 20)}"/>` },
  ck: {
    colours: ['#3a1f0c', '#c98332'],
    emblem: `<path fill-rule="evenodd" d="M${star(12, 39).replaceAll(' ', 'L')}ZM18,0A18,18 0 1 0 -18,0A18,18 0 1 0 18,0Z"/>`,
  },
  pl: {
    colours: ['#0b3524', '#4fae6b'],
    emblem:
      '<path d="M0,-50C38,-30 44,18 0,50C-44,18 -38,-30 0,-50Z"/><path d="M0,-34V44" stroke="#0004" stroke-width="3"/>',
  },
  tc: {
    colours: ['#062844', '#2aa6c9'],
    emblem: '<path d="M-50,30C-30,-4 -26,-44 8,-44C34,-44 44,-20 30,-6C22,-24 -2,-22 2,2C6,26 34,30 50,30Z"/>',
  },
};
const PACK_GAME = { star: 'sb', cog: 'ck', leaf: 'pl', tide: 'tc' };
const FRAMES = ['#c9ced6', '#8fd0ff', '#ffd35c', '#ff8fd6'];
const FONT = `font-family="'Noto Sans JP','Hiragino Sans','Yu Gothic',sans-serif" text-anchor="middle"`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paint = (game, angle) => {
  const [from, to] = GAMES[game].colours;
  return `<linearGradient id="g" gradientTransform="rotate(${angle} .5 .5)"><stop stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>`;
};
const emblem = (game, x, y, scale, more) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" ${more}>${GAMES[game].emblem}</g>`;
const line = (x, y, size, words, most, more = '') => {
  // A Latin letter is about half as wide as a Japanese one.
  const width = [...words].reduce((sum, letter) => sum + (letter < '\u3000' ? 0.58 : 1), 0) * size;
  const fitted = width > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${fitted} ${more}>${escaped(words)}</text>`;
};
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

const packPicture = (pack, index) => {
  const game = PACK_GAME[pack.slug.split('-')[0]];
  const rays = Array.from(
    { length: 12 },
    (_, i) => `<path d="M320,170L290,-330H350Z" transform="rotate(${i * 30} 320 170)"/>`,
  );
  return svg(
    640,
    400,
    `<defs>${paint(game, 30 + index * 25)}</defs><rect width="640" height="400" fill="url(#g)"/>` +
      `<g fill="#fff" opacity=".09">${rays.join('')}</g>` +
      `<circle cx="320" cy="165" r="112" fill="#fff" opacity=".14"/>${emblem(game, 320, 165, 1.8, 'fill="#fff" opacity=".95"')}` +
      `<rect y="285" width="640" height="115" fill="#000" opacity=".45"/><g fill="#fff" ${FONT}>` +
      `${line(320, 336, 40, pack.name, 580, 'font-weight="700"')}${line(320, 375, 22, pack.nameEn, 580)}</g>`,
  );
};

const cardPicture = (card, index) => {
  const game = card.cardId.split('-')[0];
  const frame = FRAMES[card.rarity];
  const stars = Array.from(
    { length: card.rarity + 1 },
    (_, i) =>
      `<polygon points="${star(5, 20)}" transform="translate(${150 + (i - card.rarity / 2) * 26} 283) scale(.2)"/>`,
  );
  const companions = Array.from({ length: card.rarity }, (_, i) => {
    const angle = ((index * 53 + i * 120) * Math.PI) / 180;
    return emblem(
      game,
      (150 + 92 * Math.cos(angle)).toFixed(0),
      (160 + 78 * Math.sin(angle)).toFixed(0),
      0.4,
      'opacity=".5"',
    );
  });
  return svg(
    300,
    420,
    `<defs>${paint(game, index * 37)}</defs><rect width="300" height="420" rx="18" fill="${frame}"/>` +
      `<rect x="12" y="12" width="276" height="396" rx="10" fill="url(#g)"/><g fill="#fff">` +
      `<circle cx="150" cy="160" r="98" opacity=".12"/>${companions.join('')}${emblem(game, 150, 160, 1.35, 'opacity=".95"')}</g>` +
      `<g fill="${frame}">${stars.join('')}</g><rect x="12" y="306" width="276" height="72" fill="#000" opacity=".5"/>` +
      `<g fill="#fff" ${FONT}>${line(150, 338, 20, card.name, 256, 'font-weight="700"')}${line(150, 364, 14, card.nameEn, 256)}` +
      `${line(150, 399, 14, `${card.modelNumber} · ${card.rarityLabel}`, 256)}</g>`,
  );
};

mkdirSync(join(folder, 'cards'), { recursive: true });
for (const [index, pack] of DEMO_PACKS.entries())
  writeFileSync(join(folder, `${pack.slug}.svg`), packPicture(pack, index));
for (const [index, card] of DEMO_CARDS.entries())
  writeFileSync(join(folder, 'cards', `${card.cardId}.svg`), cardPicture(card, index));
