import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
// Says what may be decoded.
import './pictures.js';
import { projectRoot } from './project-root.js';
import { escapeMarkup } from './text/escape.js';

const WIDTH = 1200;
const HEIGHT = 630;
const CARD = { width: 364, height: 510, left: 96, top: 60, radius: 18 };
const WORDS = { left: 540, width: 580 };

/** Glyphs of our own: a bare machine has none. What is drawn with it: JIS X 0208, IBM's extension, Latin. */
const FONT = join(projectRoot, 'services/shares/fonts/noto-sans-jp-bold.ttf');

/** What the font has no glyphs for, and nobody misses. */
const PICTOGRAMS = /\p{Emoji_Presentation}|\ufe0f|\u200d/gu;

/** Words that stand on a picture. */
export interface PictureLine {
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Pixels that it has at the most; what would be higher is written smaller. */
  readonly maxHeight: number;
  /** Pixels below the line before. */
  readonly gap: number;
}

let backdrop: Buffer | undefined;

/** A night sky that glows behind the card, computed once. */
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

/** The card's shape: all of it but what its round corners leave out. */
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
 * A card and some lines beside it as a picture of 1200 × 630: a PNG. Nothing of SVG is decoded for it.
 *
 * @param card a raster
 * @throws Error where it cannot be decoded
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
