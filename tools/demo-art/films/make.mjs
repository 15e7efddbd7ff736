// Draws the films: node tools/demo-art/films/make.mjs [1 … 7 banner] [--sheet folder]
// Needs Chromium (CHROMIUM names another than /usr/bin/chromium) and ffmpeg (apt-get install ffmpeg).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const FRAMES_A_SECOND = 30;
const SHEET_FRAMES = 12;
const ORIGIN = 'http://films.test/';
const OUT = resolve(import.meta.dirname, '../../../web/public/films');
const PORTRAIT = { width: 720, height: 1280 };

const FRAMES = `-f image2pipe -c:v mjpeg -r ${FRAMES_A_SECOND} -i -`;
/** A canvas is full-range RGB, which JPEG keeps as BT.601; video is BT.709 of limited range. */
const TO_VIDEO =
  '-an -vf scale=in_range=pc:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int ' +
  '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const H264 =
  '-c:v libx264 -profile:v main -level 3.1 -preset slow -crf 23 -aq-mode 3 -maxrate 1050k -bufsize 1050k -movflags +faststart';
const VP9 = '-c:v libvpx-vp9 -crf 36 -b:v 1000k -deadline good -cpu-used 2 -row-mt 1 -threads 2';
const STILL = '-frames:v 1 -c:v libwebp -quality 82';

/** Runs ffmpeg in `cwd`. Frames may be written to `input` until it ends. */
const ffmpeg = (cwd, words) => {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...words.split(' ')], { cwd, stdio: ['pipe', 1, 2] });
  const done = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words}`);
  });
  return { input: child.stdin, done };
};

const shoot = async (page, times, { input, done }) => {
  for (const time of times) {
    const frame = await page.evaluate((at) => globalThis.shoot(at), time);
    if (!input.write(Buffer.from(frame, 'base64'))) await once(input, 'drain');
  }
  input.end();
  await done;
};

/** Records a film, and encodes it as the two files for browsers and the poster. */
const develop = async (page, name, { seconds, poster }) => {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const times = Array.from({ length: Math.round(seconds * FRAMES_A_SECOND) }, (_, i) => i / FRAMES_A_SECOND);
  await shoot(page, times, ffmpeg(folder, `${FRAMES} -c copy negative.mkv`));
  await ffmpeg(folder, `-i negative.mkv ${TO_VIDEO} ${H264} ${name}.mp4`).done;
  await ffmpeg(folder, `-i negative.mkv ${TO_VIDEO} ${VP9} ${name}.webm`).done;
  await ffmpeg(folder, `-ss ${poster} -i negative.mkv ${STILL} ${name}.webp`).done;
  for (const kind of ['mp4', 'webm', 'webp'])
    copyFileSync(join(folder, `${name}.${kind}`), join(OUT, `${name}.${kind}`));
  rmSync(folder, { recursive: true });
};

/** Draws twelve moments on one sheet, for a review before the recording. */
const sheet = (page, name, { seconds }, folder) => {
  const times = Array.from({ length: SHEET_FRAMES }, (_, i) => ((i + 0.5) / SHEET_FRAMES) * seconds);
  mkdirSync(folder, { recursive: true });
  return shoot(page, times, ffmpeg(folder, `${FRAMES} -vf tile=6x2 -q:v 3 ${name}.jpg`));
};

/** Opens a page with the scene of one film, at `scale` of its full size. */
const openStudio = async (browser, name, { size = PORTRAIT }, scale) => {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill({ path: join(import.meta.dirname, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${ORIGIN}studio/studio.html`);
  await page.evaluate((set) => globalThis.open(...set), [name, size.width * scale, size.height * scale]);
  return page;
};

const words = process.argv.slice(2);
const folder = words.includes('--sheet') ? words.splice(words.indexOf('--sheet'), 2)[1] : undefined;
const names = words.length > 0 ? words : ['1', '2', '3', '4', '5', '6', '7', 'banner'];

if (spawnSync('ffmpeg', ['-version']).error) throw new Error('ffmpeg is missing: apt-get install ffmpeg');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  mkdirSync(OUT, { recursive: true });
  for (const name of names) {
    const { default: film } = await import(`./scenes/${name}.mjs`);
    const page = await openStudio(browser, name, film, folder ? 0.5 : 1);
    await (folder ? sheet(page, name, film, folder) : develop(page, name, film));
    await page.close();
  }
} finally {
  await browser.close();
}
