import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawUniformBelow, findPrizeIndex, pickTicket, takeTickets } from './pick-ticket.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const draw = {
  seed: sha256('seed'),
  boxHash: sha256('box').toString('hex'),
  day: 1,
  clientSeedHash: sha256('client').toString('hex'),
};

/** Computes Pearson's statistic of counts that should be equal. */
const chiSquare = (counts: readonly number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('pickTicket', () => {
  it.each([
    { left: 3, limit: 13.8 },
    { left: 10, limit: 27.9 },
    { left: 64, limit: 103.4 },
  ])('given $left tickets and fixed seeds, then every ticket comes equally often (chi-square, p > 0.001)', (box) => {
    const expected = 300;
    for (const label of ['a', 'b', 'c', 'd', 'e']) {
      // given
      const counts = new Array<number>(box.left).fill(0);
      // when
      for (let slot = 0; slot < expected * box.left; slot++) {
        counts[pickTicket({ ...draw, seed: sha256(label), slot, left: box.left })]! += 1;
      }
      // then
      expect(chiSquare(counts, expected)).toBeLessThan(box.limit);
    }
  });

  it('given any one input changed, then the tickets differ', () => {
    const changes = [
      { seed: sha256('other') },
      { boxHash: sha256('other').toString('hex') },
      { day: 2 },
      { slot: 1 },
      { clientSeedHash: sha256('other').toString('hex') },
    ];
    const left = 2 ** 40;
    const tickets = [{}, ...changes].map((change) => pickTicket({ ...draw, slot: 0, left, ...change }));
    expect(new Set(tickets).size).toBe(tickets.length);
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('given %d tickets left, refuses', (left) => {
    expect(() => pickTicket({ ...draw, slot: 0, left })).toThrow(RangeError);
  });
});

describe('uniformBelow', () => {
  const blockOf = (...words: readonly bigint[]) => {
    const block = Buffer.alloc(8 * words.length);
    words.forEach((word, i) => void block.writeBigUInt64BE(word, 8 * i));
    return block;
  };
  const LAST_WORD = 2n ** 64n - 1n;

  it('rejects words from the greatest multiple of the bound on, which would favour low numbers', () => {
    // 2^64 - 1 is a multiple of 3.
    expect(drawUniformBelow(3n, () => blockOf(LAST_WORD, 5n))).toBe(2n);
    expect(drawUniformBelow(3n, () => blockOf(LAST_WORD - 1n, 1n))).toBe(2n);
  });

  it('continues with the next block if all words of one are rejected', () => {
    expect(drawUniformBelow(3n, (counter) => blockOf(counter === 0 ? LAST_WORD : 4n))).toBe(1n);
  });

  it('accepts every word if the bound divides 2^64', () => {
    expect(drawUniformBelow(4n, () => blockOf(LAST_WORD))).toBe(3n);
  });
});

describe('prizeIndexOfTicket', () => {
  it('given prizes of which some are sold out, then tickets are counted in order from 0', () => {
    const prizes = Array.from({ length: 6 }, (_, ticket) => findPrizeIndex([0, 1, 0, 3, 2, 0], ticket));
    expect(prizes).toEqual([1, 3, 3, 3, 4, 4]);
  });

  it('given a ticket that does not exist, refuses', () => {
    expect(() => findPrizeIndex([0, 2], 2)).toThrow(RangeError);
  });
});

describe('takeTickets', () => {
  it('given any box and any way to empty it, then it yields exactly its quantities, the same as one draw', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (quantities, counts) => {
          const tickets = quantities.reduce((sum, quantity) => sum + quantity, 0);
          fc.pre(tickets > 0);
          // when
          const drawn: number[] = [];
          let remaining = quantities;
          for (let turn = 0; drawn.length < tickets; turn++) {
            const count = Math.min(counts[turn % counts.length]!, tickets - drawn.length);
            const taken = takeTickets({ ...draw, firstSlot: drawn.length, remaining, count });
            drawn.push(...taken.prizeIndexes);
            remaining = taken.remaining;
          }
          // then
          expect(quantities.map((_, index) => drawn.filter((prize) => prize === index).length)).toEqual(quantities);
          expect(remaining).toEqual(quantities.map(() => 0));
          const atOnce = takeTickets({ ...draw, firstSlot: 0, remaining: quantities, count: tickets });
          expect(atOnce.prizeIndexes).toEqual(drawn);
        },
      ),
      { seed: 20_250_401, numRuns: 100 },
    );
  });

  it('given four prizes, when the box is emptied repeatedly, then each of the 24 orders comes equally often', () => {
    const orders = new Map<string, number>();
    for (let box = 0; box < 24 * 100; box++) {
      const boxHash = sha256(`box ${box}`).toString('hex');
      const order = takeTickets({ ...draw, boxHash, firstSlot: 0, remaining: [1, 1, 1, 1], count: 4 }).prizeIndexes;
      orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], 100)).toBeLessThan(49.7);
  });

  it('given a box, when tickets are taken, then the input counts do not change', () => {
    const remaining = Object.freeze([5, 5]);
    expect(takeTickets({ ...draw, firstSlot: 0, remaining, count: 3 }).remaining).not.toEqual(remaining);
    expect(remaining).toEqual([5, 5]);
  });

  it.each([0, -1, 1.5, 11])('given %d of 10 tickets requested, refuses', (count) => {
    const take = () => takeTickets({ ...draw, firstSlot: 0, remaining: [4, 6], count });
    expect(take).toThrow(new RangeError(`cannot draw ${count} of 10 tickets`));
  });
});
