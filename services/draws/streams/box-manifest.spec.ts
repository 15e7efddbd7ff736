import { describe, expect, it } from '@jest/globals';
import { type BoxManifest, parseManifest, sealManifest } from './box-manifest.js';

const manifest: BoxManifest = {
  version: 'oripa-box/1',
  pack: '42',
  price_point: 500,
  payment_method: '1',
  tickets: 4,
  prizes: [
    { id: 'b', rank: 1, quantity: 1, buy_point: 50_000, no_reduction: '1' },
    { id: 'a', rank: 2, quantity: 3, buy_point: 90, no_reduction: '0' },
  ],
  max_buy_count: 0,
  can_limit: 10,
  start: '2025-04-01T20:00:00+09:00',
  end: '2025-05-01T00:00:00.000+09:00',
  anchor: 'ab'.repeat(32),
};
const [first, second] = manifest.prizes as [BoxManifest['prizes'][0], BoxManifest['prizes'][0]];

const extra = { id: 'x', rule: 'at', draws: [1, 4], buy_point: 100, no_reduction: '0' } as const;

describe('sealManifest', () => {
  it('given a manifest, when sealed and parsed, then it is the same, with prizes in their order', () => {
    expect(parseManifest(sealManifest(manifest).text)).toEqual(manifest);
  });

  it('given the same manifest written in another order, then the seal is the same', () => {
    const reordered = Object.fromEntries(Object.entries(manifest).reverse()) as unknown as BoxManifest;
    expect(sealManifest(reordered)).toEqual(sealManifest(manifest));
  });

  it('given one card more of a prize, then the box hash differs', () => {
    const enlarged = { ...manifest, tickets: 5, prizes: [first, { ...second, quantity: 4 }] };
    expect(sealManifest(enlarged).boxHash).not.toBe(sealManifest(manifest).boxHash);
  });

  it('given no end, then it is sealed', () => {
    expect(sealManifest({ ...manifest, end: null }).text).toContain('"end":null');
  });

  it.each<[string, object]>([
    ['version', { version: 'oripa-box/3' }],
    ['extra_prizes', { version: 'oripa-box/2' }],
    ['extra_prizes', { extra_prizes: [extra] }],
    ['pack', { pack: 42 }],
    ['pack', { pack: '' }],
    ['price_point', { price_point: -1 }],
    ['payment_method', { payment_method: '3' }],
    ['tickets', { tickets: 5 }],
    ['tickets', { tickets: 0, prizes: [] }],
    ['prizes', { prizes: 'none' }],
    ['id', { prizes: [first, { ...second, id: 7 }] }],
    ['one id', { prizes: [first, { ...second, id: 'b' }] }],
    ['rank', { prizes: [first, { ...second, rank: '2' }] }],
    ['quantity', { prizes: [first, second, { ...second, id: 'c', quantity: 0 }] }],
    [
      'quantity',
      {
        prizes: [
          { ...first, quantity: 0.5 },
          { ...second, quantity: 3.5 },
        ],
      },
    ],
    ['buy_point', { prizes: [first, { ...second, buy_point: null }] }],
    ['no_reduction', { prizes: [first, { ...second, no_reduction: 1 }] }],
    ['weight', { prizes: [first, { ...second, weight: 1 }] }],
    ['prizes[1]', { prizes: [first, null] }],
    ['max_buy_count', { max_buy_count: '0' }],
    ['can_limit', { can_limit: Number.MAX_VALUE }],
    ['start', { start: '2025-04-01T11:00:00Z' }],
    ['start', { start: '2025-02-30T20:00:00+09:00' }],
    ['start', { start: '2025-04-01' }],
    ['end', { end: '' }],
    ['end', { end: manifest.start }],
    ['anchor', { anchor: 'AB'.repeat(32) }],
    ['odds', { odds: 1 }],
  ])('given a wrong %s in %j, refuses and names the field', (name, change) => {
    expect(() => sealManifest({ ...manifest, ...change } as BoxManifest)).toThrow(name);
  });
});

describe('a manifest of the second version', () => {
  const second = { ...manifest, version: 'oripa-box/2' as const };
  const round = { ...extra, id: 'y', rule: 'every', draws: [2] } as const;
  const last = { ...extra, id: 'z', rule: 'last', draws: [] } as const;

  it('given extra prizes, when sealed and parsed, then they are the same, and the hash differs from one without', () => {
    const { text, boxHash } = sealManifest({ ...second, extra_prizes: [extra, round, last] });
    expect(parseManifest(text).extra_prizes).toEqual([extra, round, last]);
    expect(boxHash).not.toBe(sealManifest({ ...second, extra_prizes: [extra, round] }).boxHash);
  });

  it.each<[string, object]>([
    ['extra_prizes', []],
    ['id', [{ ...extra, id: '' }]],
    ['one id', [{ ...extra, id: 'a' }]],
    ['one id', [extra, extra]],
    ['rule', [{ ...extra, rule: 'first' }]],
    ['draws', [{ ...extra, draws: [] }]],
    ['draws', [{ ...extra, draws: [0] }]],
    ['draws', [{ ...extra, draws: [4, 1] }]],
    ['draws', [{ ...extra, draws: [1, 1] }]],
    ['draws', [{ ...extra, draws: [5] }]],
    ['draws', [{ ...round, draws: [2, 4] }]],
    ['draws', [{ ...last, draws: [4] }]],
    ['buy_point', [{ ...extra, buy_point: -1 }]],
    ['weight', [{ ...extra, weight: 1 }]],
  ])('given a wrong %s in %j, refuses and names the field', (name, extra_prizes) => {
    expect(() => sealManifest({ ...second, extra_prizes } as unknown as BoxManifest)).toThrow(name);
  });
});

describe('parseManifest', () => {
  const { text } = sealManifest(manifest);

  it.each([
    ['a key that stands twice', text.replace('"tickets":4', '"tickets":9,"tickets":4')],
    ['a space', text.replace(',', ', ')],
  ])('given %s, refuses', (_, other) => {
    expect(() => parseManifest(other)).toThrow('not canonical');
  });

  it.each(['', 'null', '[]', '{}', text.slice(0, -1)])('given %j, refuses', (other) => {
    expect(() => parseManifest(other)).toThrow();
  });
});
