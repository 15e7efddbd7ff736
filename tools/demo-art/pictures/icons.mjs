import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const GROUND = '#0b0d1a';

/** Icons of a home screen. A phone cuts off only background at the rim of a maskable one. */
const ICONS = [
  { name: 'icon-192', size: 192, logo: 0.8 },
  { name: 'icon-512', size: 512, logo: 0.8 },
  { name: 'icon-maskable', size: 512, logo: 0.6 },
];

const FAVICON_SIZES = [16, 32, 48];
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** Combines square PNG pictures into one ICO, which browsers request at /favicon.ico by default. */
const icoOf = (pictures) => {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

const makeFavicon = async (folder) => {
  const svg = readFileSync(join(folder, 'favicon.svg'));
  const drawn = async (size) => ({ size, png: await sharp(svg, { density: 300 }).resize(size, size).png().toBuffer() });
  writeFileSync(join(folder, 'favicon.ico'), icoOf(await Promise.all(FAVICON_SIZES.map(drawn))));
};

/** Creates the icons of the installed shop from its logo, in the logo's folder. */
export const makeIcons = async (images) => {
  const logo = readFileSync(join(images, 'logo.svg'));
  for (const { name, size, logo: share } of ICONS) {
    const width = Math.round(size * share);
    const picture = await sharp(logo, { density: 600 }).resize(width, width).png().toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
      .composite([{ input: picture }])
      .png({ palette: true })
      .toFile(join(images, `${name}.png`));
  }
  await makeFavicon(join(images, '..'));
};
