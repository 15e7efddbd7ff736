import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { Config } from './config.js';
import type { KeptPicture } from './http/requests/picture.contract.js';

/** Pixels of a picture that is taken at the most, whatever its file weighs; 24 megapixels of a camera fit. */
const MAX_PIXELS = 40_000_000;
const MAX_HEIGHT_RATIO = 2;
const WEBP = { quality: 80 };
/** Looks as the WebP does at some half of its bytes; more effort would cost seconds for a twentieth. */
const AVIF = { quality: 48, effort: 2 };

/** Where the shop keeps its pictures, below DATA_DIR, and the path that they are served at. */
export const UPLOADS = 'uploads';

/** What can be decoded; above all no SVG, which can name other files, and nothing that runs a program. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Pictures of operators, decoded and drawn anew: nothing of the file that was sent is kept, nor what it knew of its place. */
@Injectable()
export class Pictures {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, UPLOADS);
  }

  /**
   * @param mostWidth in pixels; a wider picture is made smaller, none larger
   * @returns null for what is no picture, or one of more pixels than are taken
   */
  async keep(file: Buffer, mostWidth: number): Promise<KeptPicture | null> {
    const drawn = await draw(file, mostWidth).catch(() => null);
    if (!drawn) return null;
    const { full, half, width, height } = drawn;
    const id = createHash('sha256').update(full.webp).digest('hex').slice(0, 32);
    await mkdir(this.folder, { recursive: true });
    for (const format of ['avif', 'webp'] as const) {
      await this.write(`${id}.half.${format}`, half[format]);
      await this.write(`${id}.${format}`, full[format]);
    }
    return { id, url: `/${UPLOADS}/${id}.webp`, width, height, bytes: full.webp.length };
  }

  /** Nobody sees half a file, whatever dies. */
  private async write(name: string, content: Buffer): Promise<void> {
    const draft = join(this.folder, `.${randomBytes(8).toString('hex')}`);
    await writeFile(draft, content);
    await rename(draft, join(this.folder, name));
  }
}

const draw = async (file: Buffer, mostWidth: number) => {
  const source = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { data, info } = await source
    .rotate()
    .resize({ width: mostWidth, height: mostWidth * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  return {
    full: await encode(pixels()),
    half: await encode(pixels().resize({ width: Math.max(1, Math.round(width / 2)) })),
    width,
    height,
  };
};

const encode = async (picture: Sharp) => ({
  avif: await picture.clone().avif(AVIF).toBuffer(),
  webp: await picture.clone().webp(WEBP).toBuffer(),
});
