import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseManifest, sealManifest } from './box-manifest.js';
import { advanceHead, hashClientSeed, logLine } from './draw-log.js';
import { findExtrasWithin, groupIdsBySlot } from './extra-prizes.js';
import { drawUniformBelow, pickTicket, takeTickets } from './pick-ticket.js';
import { anchorOf, checkSeed, SeedChain } from './seed-chain.js';

/** The vectors of the verification program (`verify/make-vectors.mjs`). Two programs have to agree on every byte. */
interface Vectors {
  manifest: string;
  box_hash: string;
  chain: { days: number; anchor: string; seeds: { day: number; seed: string }[] };
  draws: {
    day: number;
    client_seed: string;
    client_seed_hash: string;
    first_slot: number;
    left_before: number[];
    head_before: string;
    tickets: {
      slot: number;
      left: number;
      mac: string;
      ticket: number;
      prize_id: string;
      /** Only in version 2. */
      extra_prize_ids?: string[];
      line: string;
      hash: string;
    }[];
  }[];
  picks: { day: number; slot: number; client_seed_hash: string; left: number; ticket: number }[];
  fair_numbers: { bound: string; blocks: string[]; value: string }[];
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');

describe.each(['fairness.vectors.json', 'fairness-2.vectors.json'])('%s', (file) => {
  const vectors = JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')) as Vectors;
  const { box_hash: boxHash, chain } = vectors;
  const seeds = new SeedChain(bytes(chain.seeds.at(-1)!.seed), chain.days);
  const { prizes, extra_prizes = [], tickets: size } = parseManifest(vectors.manifest);
  const prizeIds = prizes.map((prize) => prize.id);
  const extras = extra_prizes.map(({ id, rule, draws }, i) => ({
    prizeId: id,
    prizeIndex: prizes.length + i,
    rule,
    draws,
  }));

  it('seals the manifest to the same text and hash', () => {
    expect(sealManifest(parseManifest(vectors.manifest))).toEqual({ text: vectors.manifest, boxHash });
  });

  it.each(chain.seeds)('derives the same seed of day $day, which leads to the anchor', ({ day, seed }) => {
    expect(seeds.seedOfDay(day).toString('hex')).toBe(seed);
    expect(checkSeed(bytes(seed), day, chain.anchor)).toBe(true);
    expect(anchorOf(bytes(seed), day)).toBe(seeds.anchor);
  });

  it.each(vectors.draws)(
    'takes the same tickets and writes the same log for the draw from slot $first_slot',
    (draw) => {
      const { day, first_slot: firstSlot, left_before: remaining, tickets } = draw;
      const clientSeedHash = hashClientSeed(draw.client_seed);
      const seed = seeds.seedOfDay(day);
      expect(clientSeedHash).toBe(draw.client_seed_hash);

      const taken = takeTickets({ seed, boxHash, day, clientSeedHash, firstSlot, remaining, count: tickets.length });
      const drawnIds = taken.prizeIndexes.map((index) => prizeIds[index]!);
      expect(drawnIds).toEqual(tickets.map((ticket) => ticket.prize_id));

      const extraIds = groupIdsBySlot(findExtrasWithin(extras, size, firstSlot, tickets.length));
      const winning = tickets.filter(({ extra_prize_ids: ids = [] }) => ids.length > 0);
      expect([...(extraIds ?? [])]).toEqual(winning.map(({ slot, extra_prize_ids }) => [slot, extra_prize_ids]));

      const logged = { firstSlot, day, clientSeedHash, prizeIds: drawnIds, ...(extraIds && { extraIds }) };
      const log = advanceHead(draw.head_before, logged);
      expect(log.hashes).toEqual(tickets.map((ticket) => ticket.hash));

      for (const { slot, left, ticket, line, prize_id, mac } of tickets) {
        expect(pickTicket({ seed, boxHash, day, slot, clientSeedHash, left })).toBe(ticket);
        expect(logLine(slot, day, clientSeedHash, prize_id, extraIds?.get(slot))).toBe(line);
        const message = ['oripa-draw/1', boxHash, day, slot, clientSeedHash, 0].join('\n');
        expect(createHmac('sha256', seed).update(message).digest('hex')).toBe(mac);
      }
    },
  );

  it('has consecutive draws that empty the box', () => {
    const tickets = vectors.draws.flatMap((draw) => draw.tickets);
    expect(vectors.draws.map((draw) => draw.head_before)).toEqual(
      vectors.draws.map(({ first_slot }) => tickets[first_slot - 1]?.hash ?? boxHash),
    );
    expect(tickets.at(-1)!.left).toBe(1);
  });

  it.each(vectors.picks)('takes the same one of $left tickets', ({ day, slot, client_seed_hash, left, ticket }) => {
    const seed = seeds.seedOfDay(day);
    expect(pickTicket({ seed, boxHash, day, slot, clientSeedHash: client_seed_hash, left })).toBe(ticket);
  });

  it.each(vectors.fair_numbers)('skips the same words below $bound', ({ bound, blocks, value }) => {
    expect(String(drawUniformBelow(BigInt(bound), (counter) => bytes(blocks[counter]!)))).toBe(value);
  });
});
