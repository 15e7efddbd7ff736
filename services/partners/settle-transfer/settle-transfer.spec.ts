import { describe, expect, it } from '@jest/globals';
import type { TransferEvent } from '../streams/transfer.events.js';
import { done, failed, minutesLater, requested, silent, transfer } from '../test/transfer.fixture.js';
import { decideSettleTransfer } from './settle-transfer.decide.js';

const settled = (isDone: boolean, minutes: number, history: readonly TransferEvent[] = [requested(), silent]) =>
  transfer.given(...history).when((state) => decideSettleTransfer(state, isDone, minutesLater(minutes)));

describe('a transfer whose site gives no word', () => {
  it('ends as the owner has been told there', () => {
    expect(settled(true, 21).events()).toEqual([done()]);
    expect(settled(false, 21).events()).toEqual([failed('settled')]);
  });

  it('is let be while the site may still take what was sent', () => {
    expect(settled(true, 20.99).refusal()).toEqual({ code: 'MayStillArrive' });
  });

  it.each([[done()], [failed('unreachable')]])('is settled once: %j', (end) => {
    expect(settled(true, 60, [requested(), end]).refusal()).toEqual({ code: 'HasEnded' });
  });
});
