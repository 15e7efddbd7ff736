import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const GROUND = '#0b0d1a';

/** Of a home screen: what a phone cuts off at the rim of a maskable one is ground alone. */
const ICONS = [
  { name: 'icon-192', size: 192, logo: 0.8 },
  { name: 'icon-512', size: 512, logo: 0.8 },
  { name: 'icon-maskable', size: 512, logo: 0.6 },
];

/** Makes the icons of the installed shop out of its logo, into the folder that the logo is in. */
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
};
