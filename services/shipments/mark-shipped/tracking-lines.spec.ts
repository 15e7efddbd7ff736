import { describe, expect, it } from '@jest/globals';
import { TRACKING_HEADING } from './tracking-heading.shared.js';
import { judgeLines, type Known, type KnownParcel, type TypedLine, typedLineOf } from './tracking-lines.js';

const NUMBERS: Readonly<Record<string, string>> = { a: 'P100001X', sent: 'P100002Y' };
const unsent = (parcelId: string, memberId = 'm1', shipmentId = parcelId): KnownParcel => ({
  shipmentId,
  number: NUMBERS[parcelId] ?? '',
  parcelId,
  memberId,
  status: 'requested',
  deliveryCode: null,
  carrier: null,
  isHeld: false,
});
const sent = { status: 'shipped', deliveryCode: '4900-1234-5675', carrier: 'ヤマト運輸' } as const;
const known: Known = {
  parcels: new Map([
    ['a', unsent('a')],
    ['P100001X', unsent('a')],
    ['b', unsent('b', 'm2')],
    ['c1', unsent('c1', 'm3')],
    ['c2', unsent('c1', 'm3', 'c2')],
    ['sent', { ...unsent('sent', 'm4'), ...sent }],
    ['back', { ...unsent('back', 'm5'), ...sent, status: 'returned' }],
    ['lost', { ...unsent('lost', 'm5'), ...sent, status: 'forfeited' }],
  ]),
  holders: new Map([['490012345675', { memberId: 'm4', number: 'P100002Y' }]]),
};
const line = (id: string, deliveryCode: string, carrier = '西濃運輸'): Omit<TypedLine, 'line'> => ({
  id,
  deliveryCode,
  carrier,
});
const judge = (...lines: Omit<TypedLine, 'line'>[]) =>
  judgeLines(
    lines.map((one, i) => ({ ...one, line: i + 2 })),
    known,
    'ヤマト運輸',
  );
const faults = (...lines: Omit<TypedLine, 'line'>[]) => judge(...lines).map(({ fault }) => fault ?? null);

describe('a list of tracking numbers', () => {
  it('accepts a line with a known, unsent parcel', () => {
    expect(judge(line('A', ' １１１１-2222 '))).toEqual([
      {
        ...{ line: 2, id: 'a', number: 'P100001X', deliveryCode: '1111-2222', carrier: '西濃運輸' },
        ...{ verdict: 'ready', hasOtherCarrier: true },
      },
    ]);
  });

  it('accepts a parcel’s number in any notation', () => {
    expect(judge(line('p100001-x', '1'))).toMatchObject([{ id: 'a', number: 'P100001X', verdict: 'ready' }]);
    expect(faults(line('P100001X', '1'), line('a', '2'))).toEqual([
      { code: 'DoubleLine', otherLine: 3 },
      { code: 'DoubleLine', otherLine: 2 },
    ]);
    // A check letter of another number.
    expect(faults(line('P100001Y', '1'))).toEqual([{ code: 'UnknownShipment' }]);
  });

  it('uses the default carrier where none is named', () => {
    expect(judge(line('a', '490012345664', ''))).toMatchObject([{ carrier: 'yamato', verdict: 'ready' }]);
  });

  it.each(['yamato', 'ﾔﾏﾄ', 'ヤマト', 'クロネコヤマト', 'Yamato Transport', 'ヤマト運輸', ''])(
    'refuses a number that the carrier %j cannot have assigned',
    (carrier) => {
      const refused = { code: 'NotOfCarrier', carrier: 'yamato' };
      expect(faults(line('a', '490012345676', carrier))).toEqual([{ ...refused, fault: 'check-digit' }]);
      expect(faults(line('a', '123', carrier))).toEqual([{ ...refused, fault: 'length' }]);
      expect(judge(line('a', '490012345664', carrier))).toMatchObject([{ verdict: 'ready', hasOtherCarrier: false }]);
    },
  );

  it('reads the carriers’ own exports and recognises the carrier by them', () => {
    const read = (cells: object) => {
      const none = Object.fromEntries(TRACKING_HEADING.optional.map((column) => [column, '']));
      return typedLineOf({ line: 2, cells: { ...none, ...cells } as never });
    };
    const of = { line: 2, id: 'P100001X', deliveryCode: '490012345664' };
    expect(read({ customer_number: 'P100001X', slip_number: '490012345664' })).toEqual({ ...of, carrier: 'yamato' });
    expect(read({ customer_number: 'P100001X', sagawa_code: '490012345664' })).toEqual({ ...of, carrier: 'sagawa' });
    expect(read({ post_number: 'P100001X', delivery_code: '490012345664' })).toEqual({ ...of, carrier: 'japan-post' });
    expect(read({ number: 'P100001X', slip_number: '490012345664' })).toEqual({ ...of, carrier: '' });
  });

  it.each(['ヤマト運輸', 'yamato', 'ﾔﾏﾄ'])('ignores a line that was applied before, for %s', (carrier) => {
    expect(judge(line('sent', '490012345675', carrier))).toMatchObject([{ verdict: 'unchanged' }]);
  });

  it.each([
    [line('z', '1'), { code: 'UnknownShipment' }],
    [line('', '1'), { code: 'UnknownShipment' }],
    [line('a', ''), { code: 'BadNumber' }],
    [line('a', '=1+1'), { code: 'BadNumber' }],
    [line('a', '4.90012E+11'), { code: 'BadNumber' }],
    [line('a', 'P100002Y'), { code: 'ParcelNumber' }],
    [line('a', '1', 'a\nb'), { code: 'BadCarrier' }],
    [line('a', '490012345675'), { code: 'NumberTaken', parcelNumber: 'P100002Y' }],
    [line('sent', '1'), { code: 'AlreadyShipped', deliveryCode: '4900-1234-5675', carrier: 'ヤマト運輸' }],
    [line('back', '1'), { code: 'Returned' }],
    [line('lost', '1'), { code: 'Forfeited' }],
  ])('refuses %j', (one, fault) => {
    expect(faults(one)).toEqual([fault]);
  });

  it('refuses both of two lines that disagree about a parcel, and the second of two equal ones', () => {
    expect(faults(line('a', '1'), line('b', '2'), line('a', '3'))).toEqual([
      { code: 'DoubleLine', otherLine: 4 },
      null,
      { code: 'DoubleLine', otherLine: 2 },
    ]);
    expect(faults(line('a', '1'), line('a', '1'))).toEqual([null, { code: 'DoubleLine', otherLine: 2 }]);
  });

  it('accepts equal lines for the shipments of one parcel, and refuses different ones', () => {
    expect(faults(line('c1', '1'), line('c2', '1'))).toEqual([null, null]);
    expect(faults(line('c1', '1'), line('c2', '2'))).toEqual([
      { code: 'DoubleLine', otherLine: 3 },
      { code: 'DoubleLine', otherLine: 2 },
    ]);
  });

  it('refuses both lines of two members with one number', () => {
    expect(faults(line('a', '1-1'), line('b', '11'))).toEqual([
      { code: 'DoubleNumber', otherLine: 3 },
      { code: 'DoubleNumber', otherLine: 2 },
    ]);
  });
});
