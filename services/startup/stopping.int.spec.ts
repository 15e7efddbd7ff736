import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ShopProcess } from '../../test/support/shop-process.js';
import { TableLocks } from '../../test/support/table-locks.js';
import { waitUntil } from '../../test/support/until.js';

const MINUTE_MS = 60_000;

let locks: TableLocks | undefined;
let scheduler: ShopProcess;

beforeEach(async () => {
  scheduler = await ShopProcess.start('timekeeper', ['./test/browser/moved-clock.mjs']);
});
afterEach(async () => {
  await locks?.release();
  scheduler.child.kill('SIGKILL');
});

it('interrupts the data-integrity check between two statements when it is stopped, without an error', async () => {
  const held = await TableLocks.take('points.wallets');
  locks = held;
  scheduler.child.send({ aheadMs: MINUTE_MS, isWaking: true });
  await waitUntil('the books are checked', () => held.isHeld('check-books'));
  await held.untilWaiting(scheduler.name);
  expect(await scheduler.stop()).toBe(0);
  expect(scheduler.output).not.toMatch(/"level":"error"/);
});
