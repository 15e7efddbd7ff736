import { loadavg } from 'node:os';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { test, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';

/**
 * The goal is one second on an idle machine. Measured on 2 shared cores at a load of 23, as CPU of the page's main thread,
 * which the load hardly changes. A draft of 1 row takes 343 ms, of 300 rows in 1 rank 462 ms, in 10 ranks 762 ms. Before, each
 * rank rendered all its rows, which took 2,070 ms. A published pack of 1 row takes 247 ms, of 300 rows 343 ms. By the clock,
 * the draft in 10 ranks took twice as long as the draft of 1 row.
 */
const ROUNDS = Number(process.env.ROUNDS || 7);
const ROWS = 300;
/** Number of ranks of a large pack. */
const RANKS = 10;

/** Inputs of a draft's first row, and the first row of a published pack. */
const DRAFT_ROW = 'input[name="prizes.0.quantity"]';
const PUBLISHED_ROW = 'table[aria-rowcount] tbody td';

/** Presses a link and measures until the rows are painted and the page takes input again, in milliseconds. */
const timeTo = (link: Locator, rows: string): Promise<number> =>
  link.evaluate(
    (element, rows) =>
      new Promise<number>((resolve) => {
        const pressedAt = performance.now();
        const look = () => {
          if (document.querySelector(rows)?.getClientRects().length)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    rows,
  );

/** Returns the CPU time of the page's main thread in ms, which a busy machine hardly changes. */
const cpuOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

interface Opening {
  readonly name: string;
  readonly from: string;
  readonly link: (consolePage: Page) => Locator;
  readonly rows: string;
}

test('opening packs of many prize rows takes little time', async ({ openConsole, operators, language }) => {
  const consolePage = await openConsole('owner');
  const many = { card_ids: Array<string>(ROWS).fill('sb-008'), quantity: 1 };
  const one = { card_ids: ['sb-008'] };
  const draftOf = async (name: string, terms: object): Promise<Opening> => {
    const { id } = await operators.draftPack(language, terms);
    return {
      name,
      from: `/admin/packs/${id}/show`,
      link: (page) => page.locator(`a[href$="/packs/${id}"]`).first(),
      rows: DRAFT_ROW,
    };
  };
  const publishedOf = async (name: string, terms: object): Promise<Opening> => {
    const { id } = await operators.openPack(language, terms);
    return {
      name,
      from: '/admin/packs',
      link: (page) => page.locator(`a[href$="/packs/${id}/show"]`).first(),
      rows: PUBLISHED_ROW,
    };
  };
  const openings = [
    await draftOf('yardstick: a draft of 1 row', one),
    await draftOf(`a draft of ${ROWS} rows in 1 rank`, many),
    await draftOf(`a draft of ${ROWS} rows in ${RANKS} ranks`, { ...many, ranks: RANKS }),
    await publishedOf('yardstick: a published pack of 1 row', one),
    await publishedOf(`a published pack of ${ROWS} rows`, many),
  ];
  const session = await consolePage.context().newCDPSession(consolePage);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = openings.map((): number[] => []);
  const cpu = openings.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, { from, link, rows }] of openings.entries()) {
      await consolePage.goto(from);
      await waitUntilLoaded(consolePage);
      await expect(link(consolePage)).toBeVisible();
      const before = await cpuOf(session);
      times[i]!.push(await timeTo(link(consolePage), rows));
      cpu[i]!.push((await cpuOf(session)) - before);
    }
  process.stdout.write(`\n${ROUNDS} rounds in turn; machine's load: ${loadavg()[0]!.toFixed(1)}\n`);
  process.stdout.write(`${''.padEnd(40)}median ms   longest ms   CPU of its thread, ms\n`);
  for (const [i, { name }] of openings.entries()) {
    const figures = [median(times[i]!), Math.max(...times[i]!), median(cpu[i]!)];
    process.stdout.write(`${name.padEnd(40)}${figures.map((ms) => ms.toFixed(0).padStart(9)).join('    ')}\n`);
  }
});
