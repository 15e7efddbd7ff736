// Draws the pictures of the shop into web/public: npm run build:server && node tools/demo-art/pictures/draw.mjs [part of a name …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEMO_CARDS } from '../../../dist/services/catalog/demo/demo-cards.js';
import { BANNER_SIZE, BANNERS, drawBanner, OG_CARDS, OG_SIZE, drawOgPicture } from './banners.mjs';
import { CARD_SIZE, drawCardArt, drawCardBack, drawCard } from './card.mjs';
import { makeIcons } from './icons.mjs';
import { MARKS } from './marks.mjs';
import { PACK_SIZE, PACKS, packPicture } from './packs.mjs';
import { openStudio } from './render.mjs';

const site = join(import.meta.dirname, '../../../web/public');
const images = join(site, 'images');
const requestedNames = process.argv.slice(2);
const studio = await openStudio();

const once = (draw) => {
  const made = new Map();
  return async (key) => {
    if (!made.has(key)) made.set(key, await studio.shoot(draw(key), CARD_SIZE));
    return made.get(key);
  };
};
const cards = new Map(DEMO_CARDS.map((card) => [card.cardId, card]));
const card = once((cardId) => drawCard(cards.get(cardId)));
const art = once(drawCardArt);
const back = once(drawCardBack);
const all = async (draw, keys) => {
  const list = [];
  for (const key of keys) list.push(await draw(key));
  return list;
};

/** Draws a picture if it is requested, and prints its size. */
const make = async (name, size, budget, drawing) => {
  if (requestedNames.length > 0 && !requestedNames.some((word) => name.includes(word))) return;
  const report = await studio.save(join(images, `${name}.webp`), await drawing(), size, budget);
  process.stdout.write(`${name}: ${report}\n`);
};

const KB = 1000;
if (requestedNames.length === 0 || requestedNames.includes('icons')) await makeIcons(images);
await make('card-back', CARD_SIZE, [60 * KB, 20 * KB], () => back('back'));
await make('og', OG_SIZE, [130 * KB, 40 * KB], async () => studio.shoot(drawOgPicture(await all(card, OG_CARDS)), OG_SIZE));
for (const [name, banner] of Object.entries(BANNERS))
  await make(`demo/banners/${name}`, BANNER_SIZE, [130 * KB, 40 * KB], async () =>
    studio.shoot(drawBanner(await all(card, banner.cards).then((pngs) => () => banner.draw(pngs))), BANNER_SIZE),
  );
for (const [slug, pack] of Object.entries(PACKS)) {
  await make(`demo/packs/${slug}`, PACK_SIZE, [90 * KB, 30 * KB], async () => {
    const [arts, pngs] = [await all(art, pack.arts), await all(card, pack.cards)];
    const behind = pack.back ? await back('back') : '';
    return studio.shoot(
      packPicture(() => pack.draw(arts, pngs, behind)),
      PACK_SIZE,
    );
  });
  if (pack.second)
    await make(`demo/packs/${slug}-2`, PACK_SIZE, [90 * KB, 30 * KB], () =>
      studio.shoot(packPicture(pack.second), PACK_SIZE),
    );
}
for (const cardId of cards.keys())
  await make(`demo/cards/${cardId}`, CARD_SIZE, [60 * KB, 20 * KB], () => card(cardId));
for (const [name, svg] of Object.entries(MARKS)) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), svg);
}
await studio.close();
