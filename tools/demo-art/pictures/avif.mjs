// Puts an AVIF beside each WebP below web/public/images that has none or another picture's: some half of its bytes.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../../web/public/images', import.meta.url));
const AVIF = { quality: 48, effort: 4 };
/** Both are compared in so many pixels each way; what compression changes is gone at that size. */
const LOOK_PIXELS = 16;
/** Of 255, on average: two encodings of one picture differ by less, two pictures by more. */
const MOST_DIFFERENCE = 7;

/** @returns {string} the file of the AVIF beside a WebP */
export const avifOf = (webp) => webp.replace(/\.webp$/, '.avif');

/** @returns {Promise<string[]>} the files of all our WebPs */
export const webps = async () => {
  const names = await readdir(FOLDER, { recursive: true });
  return names.filter((name) => name.endsWith('.webp')).map((name) => join(FOLDER, name));
};

/** Read before it is decoded: a process that has loaded the shop's pictures lets sharp open no file by itself. */
const look = async (file) =>
  sharp(await readFile(file))
    .resize(LOOK_PIXELS, LOOK_PIXELS, { fit: 'fill' })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();

/** @returns {Promise<boolean>} whether the AVIF beside a WebP is there and shows the same */
export const hasAvif = async (webp) => {
  if (!existsSync(avifOf(webp))) return false;
  const [one, other] = await Promise.all([look(webp), look(avifOf(webp))]);
  const sum = one.reduce((differences, value, index) => differences + Math.abs(value - other[index]), 0);
  return sum / one.length <= MOST_DIFFERENCE;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const webp of await webps())
    if (!(await hasAvif(webp))) await writeFile(avifOf(webp), await sharp(webp).avif(AVIF).toBuffer());
