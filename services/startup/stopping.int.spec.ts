import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ShopProcess } from '../../test/support/shop-process.js';
import { TableLocks } from '../../test/support/table-locks.js';
import { waitUntil } from '../../test/support/until.js';

const MINUTE_MS = 60_000;

let locks: TableLocks | undefined;
let timekeeper: ShopProcess;

beforeEach(async () => {
  timekeeper = await ShopProcess.start('timekeeper', ['./test/browser/moved-clock.mjs']);
});
afterEach(async () => {
  await locks?.release();
  timekeeper.child.kill('SIGKILL');
});

it('interrupts the check of the books between two statements when it is told to stop, and reports no fault', async () => {
  const held = await TableLocks.take('points.wallets');
  locks = held;
  timekeeper.child.send({ aheadMs: MINUTE_MS, isWaking: true });
  await waitUntil('the books are checked', () => held.isHeld('check-books'));
  await held.untilWaiting(timekeeper.name);
  expect(await timekeeper.stop()).toBe(0);
  expect(timekeeper.output).not.toMatch(/"level":"error"/);
});
