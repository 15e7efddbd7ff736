/**
 * Prints the test vectors of the draw, computed only by the verification program.
 *
 *     node services/draws/verify/make-vectors.mjs > services/draws/streams/fairness.vectors.json
 *     node services/draws/verify/make-vectors.mjs 2 > services/draws/streams/fairness-2.vectors.json
 *
 * They change only with the protocol. Every random value in them is the hash of a label.
 */
import {
  extrasOf,
  hashHex,
  lineOf,
  macOf,
  pickFairNumber,
  prizeOf,
  seedBefore,
  ticketOf,
  toCanonical,
} from './verify.mjs';

const CHAIN_DAYS = 5;

function makeSeeds() {
  const seeds = [hashHex('the last seed')];
  while (seeds.length <= CHAIN_DAYS) seeds.unshift(seedBefore(seeds[0]));
  return seeds;
}

/** Extra prizes, which version 2 of the protocol adds. */
const EXTRA_PRIZES = [
  { id: '42-x1', rule: 'every', draws: [10], buy_point: 500, no_reduction: '0' },
  { id: '42-x2', rule: 'at', draws: [1, 5, 20], buy_point: 0, no_reduction: '1' },
  { id: '賞 "ラスト"', rule: 'last', draws: [], buy_point: 30000, no_reduction: '0' },
];

function makeManifest(version, anchor) {
  const prize = (id, rank, quantity, buy_point, no_reduction) => ({ id, rank, quantity, buy_point, no_reduction });
  const prizes = [prize('9', 1, 1, 50000, '1'), prize('10', 2, 3, 1200, '0'), prize('景品 "é"', 3, 20, 90, '0')];
  return {
    version: `oripa-box/${version}`,
    pack: '42',
    price_point: 500,
    payment_method: '1',
    tickets: 24,
    prizes,
    ...(version === 2 && { extra_prizes: EXTRA_PRIZES }),
    max_buy_count: 0,
    can_limit: 10,
    start: '2025-04-01T20:00:00+09:00',
    end: null,
    anchor,
  };
}

/** Empties one box in four draws over three days. */
function makeDraws(seeds, manifest, boxHash) {
  const left = new Map(manifest.prizes.map(({ id, quantity }) => [id, quantity]));
  let slot = 0;
  let head = boxHash;
  const drawOne = (day, clientSeedHash) => {
    const ticketsLeft = manifest.tickets - slot;
    const { counter, value } = ticketOf(seeds[day], boxHash, day, slot, clientSeedHash, ticketsLeft);
    const prizeId = prizeOf(Number(value), left);
    const extraIds = extrasOf(manifest, slot);
    const line = lineOf(slot, day, clientSeedHash, prizeId, extraIds);
    head = hashHex(`${head}\n${line}`);
    left.set(prizeId, left.get(prizeId) - 1);
    const mac = macOf(seeds[day], boxHash, day, slot, clientSeedHash, counter);
    return {
      slot: slot++,
      left: ticketsLeft,
      counter,
      mac,
      ticket: Number(value),
      prize_id: prizeId,
      ...(manifest.extra_prizes && { extra_prize_ids: extraIds }),
      line,
      hash: head,
    };
  };
  const draw = (day, clientSeed, count) => {
    const opening = { first_slot: slot, left_before: [...left.values()], head_before: head };
    const hash = hashHex(clientSeed);
    const tickets = Array.from({ length: count }, () => drawOne(day, hash));
    return { day, client_seed: clientSeed, client_seed_hash: hash, ...opening, tickets };
  };
  return [draw(1, 'lucky', 1), draw(1, '髙橋 🎴', 10), draw(2, '', 3), draw(4, 'x'.repeat(200), 10)];
}

/** Picks single tickets from boxes too large for a complete test. */
function makePicks(seed, boxHash) {
  const pick = (left, slot) => {
    const clientSeedHash = hashHex(`pick ${left}`);
    const { counter, place, value } = ticketOf(seed, boxHash, 1, slot, clientSeedHash, left);
    return { day: 1, slot, client_seed_hash: clientSeedHash, left, counter, word: place, ticket: Number(value) };
  };
  const sizes = [1, 2, 3, 1000, 2_000_000, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
  const picks = sizes.map((left) => pick(left, 7));
  const passedOver = 2 ** 52 + 1; // about one word in 4,096 is rejected for this bound
  for (let slot = 0; ; slot++) {
    const laterWord = pick(passedOver, slot);
    if (laterWord.word > 0) return [...picks, laterWord];
  }
}

/** Tests rejection at its edges with constructed words, because no box is large enough to reach them. */
function makeFairNumbers() {
  const word = (value) => value.toString(16).padStart(16, '0');
  const max = 2n ** 64n - 1n;
  const cases = [
    [2n ** 63n, [[max, 0n, 0n, 0n]]], // 2^64 mod bound is 0: nothing is rejected
    [1n, [[max, 0n, 0n, 0n]]],
    [3n, [[max, max - 1n, 5n, 0n]]], // the limit is 2^64 - 1
    [2n ** 63n + 1n, [[2n ** 63n + 1n, max, 2n ** 63n, 0n]]],
    [
      2n ** 63n + 1n,
      [
        [max, max, max, max],
        [max, max, max, 12345n],
      ],
    ], // the next counter
    [10n, [[max - 5n, max, max - 6n, 0n]]], // the limit is 2^64 - 6, itself rejected
  ];
  return cases.map(([bound, blocks]) => {
    const macs = blocks.map((words) => words.map(word).join(''));
    const { counter, place, value } = pickFairNumber(bound, (at) => macs[at]);
    return { bound: String(bound), blocks: macs, counter, word: place, value: String(value) };
  });
}

const seeds = makeSeeds();
const manifest = makeManifest(Number(process.argv[2] ?? 1), seeds[0]);
const text = toCanonical(manifest);
const boxHash = hashHex(text);
const vectors = {
  manifest: text,
  box_hash: boxHash,
  chain: { days: CHAIN_DAYS, anchor: seeds[0], seeds: seeds.slice(1).map((seed, index) => ({ day: index + 1, seed })) },
  draws: makeDraws(seeds, manifest, boxHash),
  picks: makePicks(seeds[1], boxHash),
  fair_numbers: makeFairNumbers(),
};
process.stdout.write(`${JSON.stringify(vectors, null, 2)}\n`);
