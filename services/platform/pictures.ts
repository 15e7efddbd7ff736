import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { Config } from './config.js';
import type { KeptPicture } from './http/requests/picture.contract.js';

/** The maximum number of pixels of an upload. A photo of 24 megapixels fits. */
const MAX_PIXELS = 40_000_000;
const MAX_HEIGHT_RATIO = 2;
const WEBP = { quality: 80 };
/** AVIF with the quality of the WebP at about half its size. More effort takes seconds and saves only a twentieth. */
const AVIF = { quality: 48, effort: 2 };

/** The folder of uploaded pictures below DATA_DIR, and the path at which they are served. */
export const UPLOADS = 'uploads';

/** Allows only these raster formats. SVG can refer to other files, and other loaders can run programs. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Stores pictures from operators. Each is decoded and encoded again, so that no metadata of the file, such as its location, is kept. */
@Injectable()
export class Pictures {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, UPLOADS);
  }

  /**
   * Stores a picture in its sizes and formats.
   *
   * @param maxWidth the maximum width in pixels; wider pictures are scaled down
   * @returns null for an invalid picture, or one with too many pixels
   */
  async keep(file: Buffer, maxWidth: number): Promise<KeptPicture | null> {
    const drawn = await draw(file, maxWidth).catch(() => null);
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

  /** Writes a file completely before it gets its name, so that an incomplete file is never served. */
  private async write(name: string, content: Buffer): Promise<void> {
    const draft = join(this.folder, `.${randomBytes(8).toString('hex')}`);
    await writeFile(draft, content);
    await rename(draft, join(this.folder, name));
  }
}

const draw = async (file: Buffer, maxWidth: number) => {
  const source = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { data, info } = await source
    .rotate()
    .resize({ width: maxWidth, height: maxWidth * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true })
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
