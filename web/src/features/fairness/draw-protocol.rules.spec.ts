import { describe, expect, it } from '@jest/globals';
import {
  computeChainedHash,
  computeFairNumber,
  computePreviousSeed,
  drawingOf,
  findPrizeOfTicket,
  hashOf,
  listExtrasOfSlot,
  toCanonicalText,
} from './draw-protocol.rules';
import { vectors, vectorsWithExtras } from './fairness.fixture';

const { box_hash, chain, draws, manifest, picks, fair_numbers } = vectors;
const seedOf = (day: number) => chain.seeds[day - 1]!.seed;
const prizes: { id: string }[] = JSON.parse(manifest).prizes;

describe('the draw protocol, compared with vectors of another program', () => {
  it('hashes the manifest', () => {
    expect(hashOf(manifest)).toBe(box_hash);
    expect(toCanonicalText(JSON.parse(manifest))).toBe(manifest);
  });

  it.each(chain.seeds)('walks from the seed of day $day to the one before', ({ day, seed }) => {
    expect(computePreviousSeed(seed)).toBe(day === 1 ? chain.anchor : seedOf(day - 1));
  });

  it.each(draws)('takes the same tickets and chains the same lines from slot $first_slot on', (draw) => {
    const { day, client_seed, client_seed_hash, left_before, first_slot } = draw;
    const drawing = drawingOf(box_hash, day, seedOf(day));
    const left = [...left_before];
    let last = draws.flatMap(({ tickets }) => tickets)[first_slot - 1]?.hash ?? box_hash;
    expect(hashOf(client_seed)).toBe(client_seed_hash);
    for (const { slot, left: ticketsLeft, ticket, prize_id, hash } of draw.tickets) {
      expect(drawing(slot, client_seed_hash, ticketsLeft)).toBe(ticket);
      const index = findPrizeOfTicket(ticket, left);
      expect(prizes[index]!.id).toBe(prize_id);
      left[index]!--;
      last = computeChainedHash(last, { slot, day, client_seed_hash, prize_id, hash });
      expect(last).toBe(hash);
    }
  });

  it.each(picks)('takes the same one of $left tickets', ({ day, slot, client_seed_hash, left, ticket }) => {
    expect(drawingOf(box_hash, day, seedOf(day))(slot, client_seed_hash, left)).toBe(ticket);
  });

  it.each(fair_numbers)('passes over the same words below $bound', ({ bound, blocks, value }) => {
    const macOf = (counter: number) => Uint8Array.from(Buffer.from(blocks[counter]!, 'hex'));
    expect(String(computeFairNumber(BigInt(bound), macOf))).toBe(value);
  });

  it('returns -1 for a ticket that does not exist', () => {
    expect(findPrizeOfTicket(3, [1, 2])).toBe(-1);
    expect(findPrizeOfTicket(0, [0, 2])).toBe(1);
  });

  it('sorts keys and writes no spaces', () => {
    expect(toCanonicalText({ b: [1, null, 'é'], a: { 景: true, A: 1.5 } })).toBe(
      '{"a":{"A":1.5,"景":true},"b":[1,null,"é"]}',
    );
  });

  it('chains extra prizes by the rules of the manifest', () => {
    const { extra_prizes, tickets: size } = JSON.parse(vectorsWithExtras.manifest);
    let last = vectorsWithExtras.box_hash;
    for (const { day, client_seed_hash, tickets } of vectorsWithExtras.draws)
      for (const { slot, prize_id, extra_prize_ids, hash } of tickets) {
        expect(listExtrasOfSlot(extra_prizes, slot, size)).toEqual(extra_prize_ids);
        last = computeChainedHash(last, {
          slot,
          day,
          client_seed_hash,
          prize_id,
          extra_prize_ids: extra_prize_ids!,
          hash,
        });
        expect(last).toBe(hash);
      }
  });
});
