import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Runs in the page. Compresses a bitmap to WebP in the requested width, at the best quality within the byte limit. */
const compress = async ({ png, width, bytes }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: Math.round((image.height * width) / image.width),
  });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (let quality = 0.86; ; quality -= 0.03) {
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/webp', quality));
    if (blob.size <= bytes || quality < 0.34) {
      const list = new Uint8Array(await blob.arrayBuffer());
      return { quality, base64: btoa(list.reduce((text, byte) => text + String.fromCharCode(byte), '')) };
    }
  }
};

const FONT_FILES = join(import.meta.dirname, '../../../node_modules/@fontsource/kaisei-tokumin/files');
/** Returns the font of the cards: Kaisei Tokumin, under the SIL Open Font License. The pictures contain only its outlines. */
const fontFaces = () =>
  [500, 800]
    .flatMap((weight) => [
      ['latin', weight, 'U+0-2FF'],
      ['japanese', weight, 'U+2000-FFEF'],
    ])
    .map(([script, weight, range]) => {
      const file = readFileSync(join(FONT_FILES, `kaisei-tokumin-${script}-${weight}-normal.woff2`));
      return `@font-face{font-family:Face;font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${file.toString('base64')})}`;
    })
    .join('');

/** Timeout of a card, which takes seconds, and minutes on a busy machine. */
const PATIENCE_MS = 300_000;
const SCALE = Number(process.env.SCALE ?? 2);

/** Opens a browser that turns drawings into files. */
export const openStudio = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  // Drawn at twice the size, so that edges become smooth when it is scaled down.
  const page = await browser.newPage({ deviceScaleFactor: SCALE });

  await page.setContent(`<style>${fontFaces()}</style><body style="margin:0;background:transparent"></body>`);

  /** Renders the drawing as PNG, in base64. */
  const shoot = async (svg, [width, height]) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      async (drawing) => {
        document.body.innerHTML = drawing;
        await document.fonts.ready;
      },
      svg.replace('<svg', '<svg style="display:block"'),
    );
    return (await page.screenshot({ omitBackground: true, timeout: PATIENCE_MS })).toString('base64');
  };

  /** Writes the picture and a copy of half the width; `budget` is the byte limit of each. */
  const save = async (file, png, [width], budget) => {
    mkdirSync(dirname(file), { recursive: true });
    const report = [];
    for (const [name, wide, bytes] of [
      [file, width, budget[0]],
      [file.replace('.webp', '.half.webp'), width / 2, budget[1]],
    ]) {
      const { quality, base64 } = await page.evaluate(compress, { png, width: wide, bytes });
      const data = Buffer.from(base64, 'base64');
      writeFileSync(name, data);
      report.push(`${Math.round(data.length / 1024)} kB at ${Math.round(quality * 100)}`);
    }
    return report.join(', ');
  };

  return { shoot, save, close: () => browser.close() };
};
