import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Check, type Findings } from './check.rules';
import type { LogLine } from './draw-protocol.rules';
import type { FairBox, Manifest, ShownPack } from './manifest.rules';
import type { OwnCard, Receipt } from './receipt.rules';
import type { Subject } from './subject.rules';

/**
 * Vectors computed by another program: a box of 24 tickets, emptied by four draws on days 1, 1, 2 and 4 of its sale.
 */
interface Vectors {
  readonly manifest: string;
  readonly box_hash: string;
  readonly chain: { readonly anchor: string; readonly seeds: { readonly day: number; readonly seed: string }[] };
  readonly draws: {
    readonly day: number;
    readonly client_seed: string;
    readonly client_seed_hash: string;
    readonly first_slot: number;
    readonly left_before: readonly number[];
    readonly tickets: {
      readonly slot: number;
      readonly left: number;
      readonly ticket: number;
      readonly prize_id: string;
      readonly extra_prize_ids?: readonly string[];
      readonly hash: string;
    }[];
  }[];
  readonly picks: {
    readonly day: number;
    readonly slot: number;
    readonly client_seed_hash: string;
    readonly left: number;
    readonly ticket: number;
  }[];
  readonly fair_numbers: { readonly bound: string; readonly blocks: readonly string[]; readonly value: string }[];
}

const FOLDER = '../../../../services/draws/streams/';
const vectorsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`${FOLDER}${file}`, import.meta.url), 'utf8')) as Vectors;
export const vectors = vectorsOf('fairness.vectors.json');
/** The same draws with extra prizes. */
export const vectorsWithExtras = vectorsOf('fairness-2.vectors.json');

type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> };

/** An honest shop as the client sees it. Tests tamper with it. */
export interface Shop {
  fair: Changeable<FairBox>;
  lines: Changeable<LogLine>[];
  receipts: Changeable<Receipt>[];
  shown: Changeable<ShownPack>;
}

/** Noon of day 5 of the sale. */
export const DAY_5_MS = Date.parse('2025-04-05T12:00:00+09:00');

/** Returns a copy as the network transfers it. */
export const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * @param days number of completed days, whose seeds are public
 * @param draws number of draws made, up to four
 */
export const makeShop = ({ days = 4, draws = 4, of = vectors } = {}): Shop => {
  const { chain, box_hash } = of;
  const madeDraws = of.draws.slice(0, draws);
  const manifest = JSON.parse(of.manifest) as Manifest;
  const lines = madeDraws.flatMap(({ day, client_seed_hash, tickets }) =>
    tickets.map(({ slot, prize_id, extra_prize_ids = [], hash }) => ({
      ...{ slot, day, client_seed_hash, prize_id, hash },
      ...(extra_prize_ids.length > 0 && { extra_prize_ids }),
    })),
  );
  const receipts = madeDraws.map(({ day, client_seed, first_slot, left_before, tickets }) => ({
    pack_id: '42',
    box_hash,
    first_slot,
    count: tickets.length,
    day,
    client_seed,
    client_seed_by: 'member' as const,
    prize_ids: tickets.map(({ prize_id }) => prize_id),
    extra_prize_ids: tickets.flatMap(({ extra_prize_ids = [] }) => extra_prize_ids),
    left_before: Object.fromEntries(manifest.prizes.map(({ id }, i) => [id, left_before[i]!])),
    head: tickets.at(-1)!.hash,
  }));
  const drawn = (id: string) => lines.filter(({ prize_id }) => prize_id === id).length;
  const prizes = manifest.prizes.map(({ id, rank, quantity, buy_point, no_reduction }) => ({
    ...{ id, rank, buy_point, no_reduction, remaining: quantity - drawn(id) },
    ...{ name: `card ${id}`, model_number: `no. ${id}`, rank_name: `rank ${rank}`, image_url: `/${id}.webp` },
  }));
  return copyOf({
    fair: {
      ...{ manifest: of.manifest, box_hash, anchor: chain.anchor, revealed: chain.seeds.slice(0, days) },
      head: { slot: lines.length, hash: lines.at(-1)?.hash ?? box_hash },
    },
    lines,
    receipts,
    shown: {
      point: 500,
      payment_method: '1',
      total_pack_count: 24,
      max_buy_count: 0,
      can_limit: 10,
      extra_prizes: (manifest.extra_prizes ?? []).map((extra) => ({
        ...extra,
        ...{ name: `extra ${extra.id}`, model_number: `no. ${extra.id}` },
      })),
      prizes,
      isOfOneMoment: true,
    },
  }) as Shop;
};

/** Returns the cards of a draw as the member's history has them. */
export const cardsOf = ({ shown }: Shop, { prize_ids, extra_prize_ids }: Receipt) =>
  [...prize_ids, ...extra_prize_ids].map(
    (id) => [...shown.prizes!, ...shown.extra_prizes].find((prize) => prize.id === id)!,
  );

/** Rewrites the chain and its head, as an attacker would. */
export const rewriteChain = ({ fair, lines }: Shop): void => {
  let last = fair.box_hash;
  for (const line of lines) {
    last = sha256(
      [last, line.slot, line.day, line.client_seed_hash, line.prize_id, ...(line.extra_prize_ids ?? [])].join('\n'),
    );
    line.hash = last;
  }
  fair.head = { slot: lines.length, hash: last };
};

/** Rewrites the manifest and its hash, as an attacker would. */
export const sealAgain = ({ fair }: Shop, change: (text: string) => string): void => {
  fair.manifest = change(fair.manifest);
  fair.box_hash = sha256(fair.manifest);
  if (fair.head.slot === 0) fair.head.hash = fair.box_hash;
};

const run = (subject: Subject, lines: readonly LogLine[], nowMs: number): Findings => {
  const check = new Check(subject);
  check.add(lines.slice(check.part.from));
  return check.findings(true, nowMs);
};

export const checkBox = ({ fair, shown, lines }: Shop, nowMs = DAY_5_MS): Findings =>
  run({ packId: '42', fair, shown, isWhole: true }, lines, nowMs);

/** @param index one of the four draws */
export const checkDraw = (
  shop: Shop,
  index: number,
  { isWhole = false, cards = cardsOf(shop, shop.receipts[index]!) as readonly OwnCard[] } = {},
): Findings => {
  const { fair, shown, lines, receipts } = shop;
  return run(
    { packId: '42', fair, shown, ownDraw: { historyId: `d${index}`, receipt: receipts[index]!, cards }, isWhole },
    lines,
    DAY_5_MS,
  );
};

/** Returns the steps that are not ok with their faults. */
export const listProblems = ({ steps }: Findings): Record<string, string> =>
  Object.fromEntries(
    steps.filter(({ state }) => state !== 'ok').map(({ id, state, fault }) => [id, fault?.code ?? state]),
  );
