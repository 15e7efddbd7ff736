import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { readLines } from './settlement-lines.js';

const DAY = '2026-01-15' as TokyoDate;
const read = (lines: readonly string[], day: TokyoDate | null = DAY) =>
  readLines(
    'paypal',
    lines.map((text, i) => {
      const [date = '', order = '', reference = '', kind = '', yen = '', fee = '', net = ''] = text.split(',');
      return { line: i + 2, cells: { date, order, reference, kind, yen, fee, net } };
    }),
    day,
  );
const faultsOf = (...lines: readonly string[]) => read(lines).faults.map(({ line, fault }) => [line, fault]);

describe('a provider’s file of a day', () => {
  it('contains payments, and negative lines for returned money', () => {
    const { lines, faults, day } = read(
      [
        '2026-01-15,a,R1,payment,3000,108,2892',
        '2026-01-15,a,R2,refund,-1000,0,-1000',
        '2026-01-15,b,R3,chargeback,-500,1500,-2000',
        '2026-01-15,,,total,1500,1608,-108',
      ],
      null,
    );
    expect([day, faults]).toEqual([DAY, []]);
    expect(lines).toMatchObject([
      { line: 2, order: 'a', reference: 'R1', kind: 'payment', yen: 3000, fee: 108, nth: 1 },
      { line: 3, kind: 'refund', yen: -1000 },
      { line: 4, kind: 'chargeback', fee: 1500 },
    ]);
  });

  it('counts two equal lines as two', () => {
    const same = '2026-01-15,a,R1,refund,-500,0,-500';
    expect(read([same, same]).lines.map(({ nth }) => nth)).toEqual([1, 2]);
  });

  it.each([
    ['BadDate', '2026-02-30,a,R,payment,1,0,1'],
    ['BadDate', ',a,R,payment,1,0,1'],
    ['OtherDay', '2026-01-14,a,R,payment,1,0,1'],
    ['BadKind', '2026-01-15,a,R,toString,1,0,1'],
    ['BadOrder', '2026-01-15,,R,payment,1,0,1'],
    ['BadReference', `2026-01-15,a,${'R'.repeat(101)},payment,1,0,1`],
    ['BadAmount', '2026-01-15,a,R,payment,1.5,0,1.5'],
    ['BadAmount', '2026-01-15,a,R,payment,1e3,0,1000'],
    ['WrongSign', '2026-01-15,a,R,payment,-1,0,-1'],
    ['WrongSign', '2026-01-15,a,R,refund,0,0,0'],
    ['BadNet', '2026-01-15,a,R,payment,100,3,98'],
    ['BadTotal', '2026-01-15,,,total,1,0,1'],
  ])('contains an invalid line: %s', (fault, line) => {
    expect(faultsOf('2026-01-15,a,R,payment,100,3,97', line)).toEqual([[3, fault]]);
  });

  it.each(['refund', 'chargeback'])('accepts a %s that came back to the shop', (kind) => {
    expect(faultsOf(`2026-01-15,a,R,${kind},1000,0,1000`)).toEqual([]);
  });

  it('ends with its total', () => {
    expect(faultsOf('2026-01-15,,,total,0,0,0', '2026-01-15,a,R,payment,1,0,1')).toEqual([[3, 'AfterTotal']]);
  });

  it('covers no day without lines', () => {
    expect(read([], null)).toMatchObject({ day: null, lines: [], faults: [] });
  });
});
