import { describe, expect, it } from '@jest/globals';
import type { TransferEvent } from '../streams/transfer.events.js';
import { addMinutes, buildDone, buildFailed, buildRequested, silent, transfer } from '../test/transfer.fixture.js';
import { decideSettleTransfer } from './settle-transfer.decide.js';

const settled = (isDone: boolean, minutes: number, history: readonly TransferEvent[] = [buildRequested(), silent]) =>
  transfer.given(...history).when((state) => decideSettleTransfer(state, isDone, addMinutes(minutes)));

describe('decideSettleTransfer', () => {
  it('ends a transfer with the stated outcome', () => {
    expect(settled(true, 21).events()).toEqual([buildDone()]);
    expect(settled(false, 21).events()).toEqual([buildFailed('settled')]);
  });

  it('refuses while the site can still accept a request', () => {
    expect(settled(true, 20.99).refusal()).toEqual({ code: 'MayStillArrive' });
  });

  it.each([[buildDone()], [buildFailed('unreachable')]])('refuses a transfer that has ended: %j', (end) => {
    expect(settled(true, 60, [buildRequested(), end]).refusal()).toEqual({ code: 'HasEnded' });
  });
});
