import { createHash } from 'node:crypto';
import { type BoxManifest, type ManifestExtra, sealManifest } from '../streams/box-manifest.js';
import { advanceHead, computeNextHead, hashClientSeed, logLine } from '../streams/draw-log.js';
import { findExtrasWithin, groupIdsBySlot } from '../streams/extra-prizes.js';
import { takeTickets } from '../streams/pick-ticket.js';
import { SeedChain } from '../streams/seed-chain.js';

const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;
const QUANTITIES = [2, 30, 1168];
export const TICKETS = 1200;
/** The sale began three days ago: days 1 to 3 are over, day 4 is today. */
export const TODAY = 4;

const tokyoDate = (days: number) => new Date(Date.now() + TOKYO_MS + days * DAY_MS).toISOString().slice(0, 10);
const firstDate = tokyoDate(1 - TODAY);
export const tomorrow = tokyoDate(1);

const chain = new SeedChain(createHash('sha256').update('shop').digest(), 30);
export const seedOf = (day: number) => ({ day, seed: chain.seedOfDay(day).toString('hex') });

/** Extra prizes, which version 2 of the protocol adds. */
export const EXTRAS: readonly ManifestExtra[] = [
  { id: 'x1', rule: 'every', draws: [500], buy_point: 100, no_reduction: '0' },
  { id: 'x2', rule: 'last', draws: [], buy_point: 100, no_reduction: '1' },
];

function makeManifest(quantities: readonly number[], extra_prizes: readonly ManifestExtra[]): BoxManifest {
  const prize = { buy_point: 100, no_reduction: '0' } as const;
  return {
    ...(extra_prizes.length === 0
      ? { version: 'oripa-box/1' as const }
      : { version: 'oripa-box/2' as const, extra_prizes }),
    pack: '42',
    price_point: 500,
    payment_method: '1',
    tickets: TICKETS,
    prizes: quantities.map((quantity, index) => ({ ...prize, id: `p${index}`, rank: index + 1, quantity })),
    max_buy_count: 0,
    can_limit: 0,
    start: `${firstDate}T20:00:00+09:00`,
    end: null,
    anchor: chain.anchor,
  };
}

interface Line {
  slot: number;
  day: number;
  client_seed_hash: string;
  prize_id: string;
  extra_prize_ids?: readonly string[];
  hash: string;
}

/** Builds the responses of an honest shop after draws of [day, client seed, count], with a receipt for each. */
export function makeShop(
  draws: [day: number, clientSeed: string, count: number][],
  extraPrizes: readonly ManifestExtra[] = [],
) {
  const sealed = sealManifest(makeManifest(QUANTITIES, extraPrizes));
  const extras = extraPrizes.map(({ id, rule, draws }, prizeIndex) => ({ prizeId: id, prizeIndex, rule, draws }));
  const { boxHash } = sealed;
  const lines: Line[] = [];
  let remaining = QUANTITIES;
  let head = boxHash;
  const receipts = draws.map(([day, clientSeed, count]) => {
    const firstSlot = lines.length;
    const draw = { seed: chain.seedOfDay(day), boxHash, day, firstSlot, clientSeedHash: hashClientSeed(clientSeed) };
    const leftBefore = Object.fromEntries(remaining.map((left, index) => [`p${index}`, left]));
    const taken = takeTickets({ ...draw, remaining, count });
    const prizeIds = taken.prizeIndexes.map((index) => `p${index}`);
    const won = findExtrasWithin(extras, TICKETS, firstSlot, count);
    const extraIds = groupIdsBySlot(won);
    const log = advanceHead(head, { ...draw, prizeIds, ...(extraIds && { extraIds }) });
    for (const [at, prize_id] of prizeIds.entries()) {
      const hash = log.hashes[at]!;
      const slot = firstSlot + at;
      const extra_prize_ids = extraIds?.get(slot);
      const line = { slot, day, client_seed_hash: draw.clientSeedHash, prize_id, hash };
      lines.push(extra_prize_ids ? { ...line, extra_prize_ids } : line);
    }
    remaining = taken.remaining;
    head = log.head;
    const drawn = { first_slot: firstSlot, count, day, client_seed: clientSeed, prize_ids: prizeIds };
    const extra_prize_ids = won.map(({ extra }) => extra.prizeId);
    return { state: 200, pack_id: '42', box_hash: boxHash, ...drawn, extra_prize_ids, left_before: leftBefore, head };
  });
  const fair = {
    state: 200,
    manifest: sealed.text,
    box_hash: boxHash,
    anchor: chain.anchor,
    revealed: [1, 2, 3].map(seedOf),
    head: { slot: lines.length, hash: head },
  };
  return { fair, lines, receipts };
}

export type Shop = ReturnType<typeof makeShop>;

/** Rewrites the chain and its head, as a dishonest shop would. */
export function rewriteChain({ fair, lines }: Shop) {
  let last = fair.box_hash;
  for (const line of lines) {
    last = computeNextHead(
      last,
      logLine(line.slot, line.day, line.client_seed_hash, line.prize_id, line.extra_prize_ids),
    );
    line.hash = last;
  }
  fair.head = { slot: lines.length, hash: last };
}

/** Swaps the prize of a slot with that of the next slot that drew another one. */
export function swapPrize({ lines }: Shop, slot: number) {
  const one = lines[slot]!;
  const other = lines.slice(slot).find((line) => line.prize_id !== one.prize_id)!;
  [one.prize_id, other.prize_id] = [other.prize_id, one.prize_id];
}

/** Replaces the manifest and its hash, but nothing drawn from it. */
export function replaceManifest({ fair }: Shop, quantities: readonly number[]) {
  const { text, boxHash } = sealManifest(makeManifest(quantities, []));
  fair.manifest = text;
  fair.box_hash = boxHash;
}
