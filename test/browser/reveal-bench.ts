import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { revealMessages } from '../../web/src/features/draws/reveal.messages';
import { expect, test } from './journey.js';
import { viewFilm } from './reveal.js';
import { buy, findControl } from './steps.js';

const ROUNDS = Number(process.env.ROUNDS || 5);
/** CPU slow-down of a phone of some years. */
const SLOWED = 4;
const ULTRA_RARE = 'sb-002';
/** Duration of the pause for an ultra rare card, and the light after it. */
const LOOK_MS = 3200;
/** Duration in which sixty cards turn together. */
const TOGETHER_MS = 1600;

interface Frames {
  /** Time between frames in ms. */
  readonly gaps: readonly number[];
}

/** Presses the element of `selector`, if any, and counts the frames from then on. */
const framesOf = (page: Page, forMs: number, selector?: string): Promise<Frames> =>
  page.evaluate(
    ([forMs, selector]) =>
      new Promise<Frames>((resolve) => {
        const gaps: number[] = [];
        let [first, last] = [0, 0];
        const count = (now: number) => {
          if (last > 0) gaps.push(now - last);
          first ||= now;
          last = now;
          if (now - first < forMs) requestAnimationFrame(count);
          else resolve({ gaps });
        };
        if (selector) document.querySelector<HTMLElement>(selector)!.click();
        requestAnimationFrame(count);
      }),
    [forMs, selector] as const,
  );

/** Measures the same page with a single fading pixel as its only animation. */
const framesOfNothing = async (page: Page, forMs: number): Promise<Frames> => {
  await page.evaluate(() => {
    const pixel = document.createElement('i');
    pixel.id = 'yardstick';
    pixel.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: #fff';
    document.querySelector('.stage')!.append(pixel);
    pixel.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
  });
  const frames = await framesOf(page, forMs);
  await page.evaluate(() => document.querySelector('#yardstick')!.remove());
  return frames;
};

/** Sixty frames per second. A late frame comes at the next turn, or later. */
const TURN_MS = 1000 / 60;
const isLate = (gap: number) => gap > 1.5 * TURN_MS;

const rounded = (value: number) => value.toFixed(1).padStart(7);

const print = (name: string, rounds: readonly Frames[]): void => {
  const gaps = rounds.flatMap((round) => round.gaps).sort((a, b) => a - b);
  const perSecond = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  const lateShare = (100 * gaps.filter(isLate).length) / gaps.length;
  const [p95, longest] = [gaps[Math.floor(gaps.length * 0.95)]!, gaps.at(-1)!];
  process.stdout.write(`${name.padEnd(34)}${[perSecond, lateShare, p95, longest].map(rounded).join('   ')}\n`);
};

const slow = (phone: CDPSession, rate: number) => phone.send('Emulation.setCPUThrottlingRate', { rate });

test('the reveal keeps its frame rate', async ({ page, say, richMember: _, openPack }) => {
  const phone = await page.context().newCDPSession(page);
  const pack = await openPack({ card_ids: [ULTRA_RARE], quantity: 1000, price_point: 300 });
  const [still, turn, together]: Frames[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await buy(page, say, pack, 10);
    await viewFilm(page, say);
    await expect(findControl(page, say(drawsMessages, 'flip'))).toBeVisible();
    await slow(phone, SLOWED);
    still!.push(await framesOfNothing(page, LOOK_MS));
    turn!.push(await framesOf(page, LOOK_MS, '.reveal-tools > .button'));
    await slow(phone, 1);
    await buy(page, say, pack, 100);
    await viewFilm(page, say);
    await slow(phone, SLOWED);
    await findControl(page, say(revealMessages, 'together')).click();
    together!.push(await framesOf(page, TOGETHER_MS));
    await slow(phone, 1);
  }
  process.stdout.write(
    `\nCPU ÷ ${SLOWED}, 375 px, ${ROUNDS} rounds in turn; machine's load: ${loadavg()[0]!.toFixed(1)}\n`,
  );
  process.stdout.write(`${''.padEnd(34)}${'frames/s    late %    p95 ms   longest ms'}\n`);
  print('yardstick: one pixel fades', still!);
  print('an ultra rare card is turned', turn!);
  print('sixty cards turn together', together!);
});
