import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { PointsIssued } from '../../points/index.js';
import { ledgerSumsProjection } from './ledger-sums.projection.js';

const keysAt = (time: string): string[] =>
  ledgerSumsProjection.on
    .PointsIssued!.keys({
      type: 'PointsIssued',
      partitionKey: 'm1',
      effectiveAt: new Date(time),
      data: {
        document: { kind: 'grant', id: 'g1' },
        lines: [
          { account: 'promotion', lot: null, amount: -5 },
          { account: 'member:m1:free', lot: 'l1', amount: 5 },
        ],
      },
    } as unknown as RecordedEvent<PointsIssued>)
    .map((key) => key.split('/').slice(0, 2).join(' '));

const spansFrom = (day: string, hour: string) => {
  const [begin, hourBegin] = [day, hour].map((time) => new Date(time).toISOString());
  return [`day ${begin}`, `day ${begin}`, `hour ${hourBegin}`, `hour ${hourBegin}`];
};

describe('the time span of an entry', () => {
  it.each([
    ['2026-04-01T00:00:00.000+09:00', '2026-04-01T00:00:00+09:00', '2026-04-01T00:00:00+09:00'],
    ['2026-04-01T08:59:59.999+09:00', '2026-04-01T00:00:00+09:00', '2026-04-01T08:00:00+09:00'],
    ['2026-04-01T23:59:59.999+09:00', '2026-04-01T00:00:00+09:00', '2026-04-01T23:00:00+09:00'],
  ])('contains the day in Tokyo and the hour of %s', (time, day, hour) => {
    expect(keysAt(time)).toEqual(spansFrom(day, hour));
  });
});
