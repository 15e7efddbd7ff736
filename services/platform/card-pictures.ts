import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
// Limits the image formats that may be decoded.
import './pictures.js';
import { projectRoot } from './project-root.js';
import { escapeMarkup } from './text/escape.js';

const WIDTH = 1200;
const HEIGHT = 630;
const CARD = { width: 364, height: 510, left: 96, top: 60, radius: 18 };
const WORDS = { left: 540, width: 580 };

/** A font of the repository, because a bare machine has none. It covers JIS X 0208, IBM's extension and Latin. */
const FONT = join(projectRoot, 'services/shares/fonts/noto-sans-jp-bold.ttf');

/** Characters without a glyph in the font, which are left out. */
const PICTOGRAMS = /\p{Emoji_Presentation}|\ufe0f|\u200d/gu;

/** A line of text on a picture. */
export interface PictureLine {
  readonly text: string;
  /** The font size in pixels. */
  readonly size: number;
  /** The colour as `#rrggbb`. */
  readonly colour: string;
  /** The maximum height in pixels. A higher text is scaled down. */
  readonly maxHeight: number;
  /** The distance to the line above, in pixels. */
  readonly gap: number;
}

let backdrop: Buffer | undefined;

/** Returns a night sky with a glow behind the card, computed once. */
const buildBackdrop = (): Buffer => {
  if (backdrop) return backdrop;
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const [glowX, glowY] = [CARD.left + CARD.width / 2, CARD.top + CARD.height / 2];
  for (let y = 0, at = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1, at += 3) {
      const glow = Math.max(0, 1 - Math.hypot(x - glowX, (y - glowY) * 0.9) / 620) ** 2;
      const depth = y / HEIGHT;
      pixels[at] = 14 + 12 * depth + 120 * glow;
      pixels[at + 1] = 16 + 10 * depth + 84 * glow;
      pixels[at + 2] = 38 + 26 * depth + 24 * glow;
    }
  backdrop = pixels;
  return pixels;
};

/** Builds the mask for the rounded corners of the card. */
const buildCardMask = ({ width, height, radius }: typeof CARD): OverlayOptions => {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
      const dy = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
      pixels[(y * width + x) * 4 + 3] = Math.round(255 * inside);
    }
  return { input: pixels, raw: { width, height, channels: 4 }, blend: 'dest-in' };
};

const renderLine = async ({ text, size, colour, maxHeight }: PictureLine) => {
  const clean = text.replace(PICTOGRAMS, '').trim();
  const markup = `<span foreground="${colour}">${escapeMarkup(clean) || ' '}</span>`;
  const common = { text: markup, fontfile: FONT, width: WORDS.width, rgba: true, wrap: 'word-char' } as const;
  const renderAtSize = () => sharp({ text: { ...common, font: `Noto Sans JP Bold ${size}`, dpi: 72 } });
  const { data, info } = await renderAtSize().png().toBuffer({ resolveWithObject: true });
  if (info.height <= maxHeight && info.width <= WORDS.width) return { data, height: info.height };
  const smaller = sharp({ text: { ...common, font: 'Noto Sans JP Bold', height: maxHeight } })
    .resize({ width: WORDS.width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .png();
  const fitted = await smaller.toBuffer({ resolveWithObject: true });
  return { data: fitted.data, height: fitted.info.height };
};

/**
 * Draws a card with lines of text beside it, as a PNG of 1200 × 630 pixels. It decodes no SVG.
 *
 * @param card a raster image
 * @throws Error if the image cannot be decoded
 */
export const drawCardPicture = async (card: Buffer, lines: readonly PictureLine[]): Promise<Buffer> => {
  const { width, height, left, top } = CARD;
  const face = await sharp(card, { limitInputPixels: 40_000_000 })
    .resize({ width, height, fit: 'cover' })
    .ensureAlpha()
    .composite([buildCardMask(CARD)])
    .png()
    .toBuffer();
  const words = await Promise.all(lines.map(renderLine));
  const total = words.reduce((sum, word, index) => sum + word.height + (index === 0 ? 0 : lines[index]!.gap), 0);
  let y = Math.max(40, Math.round((HEIGHT - total) / 2));
  const overlays = words.map(({ data, height: lineHeight }, index): OverlayOptions => {
    if (index > 0) y += lines[index]!.gap;
    const overlay = { input: data, left: WORDS.left, top: y };
    y += lineHeight;
    return overlay;
  });
  return sharp(buildBackdrop(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: face, left, top }, ...overlays])
    .png({ palette: true, quality: 90, effort: 1 })
    .toBuffer();
};
