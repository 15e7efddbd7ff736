// Writes an AVIF beside each WebP below web/public/images that has none or an outdated one. It has about half the bytes.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../../web/public/images', import.meta.url));
const AVIF = { quality: 48, effort: 4 };
/** Width and height in pixels for comparisons. Effects of compression vanish at that size. */
const LOOK_PIXELS = 16;
/** Maximum average difference of two encodings of one picture, out of 255. Two pictures differ by more. */
const MAX_DIFFERENCE = 7;

/** @returns {string} the path of the AVIF beside a WebP */
export const avifOf = (webp) => webp.replace(/\.webp$/, '.avif');

/** @returns {Promise<string[]>} the paths of all WebPs of the shop */
export const listWebps = async () => {
  const names = await readdir(FOLDER, { recursive: true });
  return names.filter((name) => name.endsWith('.webp')).map((name) => join(FOLDER, name));
};

/** Read before decoding: in a process that has loaded the shop's pictures, sharp must not open files itself. */
const look = async (file) =>
  sharp(await readFile(file))
    .resize(LOOK_PIXELS, LOOK_PIXELS, { fit: 'fill' })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();

/** @returns {Promise<boolean>} true when the AVIF beside a WebP exists and shows the same */
export const hasAvif = async (webp) => {
  if (!existsSync(avifOf(webp))) return false;
  const [one, other] = await Promise.all([look(webp), look(avifOf(webp))]);
  const sum = one.reduce((differences, value, index) => differences + Math.abs(value - other[index]), 0);
  return sum / one.length <= MAX_DIFFERENCE;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const webp of await listWebps())
    if (!(await hasAvif(webp))) await writeFile(avifOf(webp), await sharp(webp).avif(AVIF).toBuffer());
