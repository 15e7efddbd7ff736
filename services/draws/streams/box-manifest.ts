import { hash } from 'node:crypto';
import { toCanonicalJson } from './canonical-json.js';

/** One prize row. The names are those of the published text. */
export interface ManifestPrize {
  readonly id: string;
  readonly rank: number;
  /** number of tickets of this prize in the full box */
  readonly quantity: number;
  /** points for converting one card of this prize */
  readonly buy_point: number;
  /** '1': ship-only */
  readonly no_reduction: '0' | '1';
}

/** An extra prize, won in addition to the cards of certain draws. */
export interface ManifestExtra {
  readonly id: string;
  /** the last draw of the box, every k-th draw, or the listed draws */
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': []; 'every': [k] for draws k, 2k, …; 'at': the draws, ascending; the first draw is 1 */
  readonly draws: readonly number[];
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
}

/**
 * The terms of a box, published before its first ticket is sold. Source: the manifest of the draw protocol, oripa-box/1
 * and /2.
 */
export interface BoxManifest {
  /** '/2' if there are extra prizes, which '/1' does not support */
  readonly version: 'oripa-box/1' | 'oripa-box/2';
  readonly pack: string;
  /** points or coins for one ticket */
  readonly price_point: number;
  /** '1' points, '2' coins */
  readonly payment_method: '1' | '2';
  /** the sum of the quantities */
  readonly tickets: number;
  /** in the order that numbers the tickets */
  readonly prizes: readonly ManifestPrize[];
  /** only in version 2: at least one, in the order in which one slot wins them */
  readonly extra_prizes?: readonly ManifestExtra[];
  /** maximum tickets in one purchase, 0 if unlimited */
  readonly max_buy_count: number;
  /** maximum tickets of one member, 0 if unlimited */
  readonly can_limit: number;
  /** the start of the sale, ISO 8601 at +09:00; its date is day 1 */
  readonly start: string;
  readonly end: string | null;
  /** s_0 of the seed chain, hex */
  readonly anchor: string;
}

type Shape<Field extends string = string> = Record<Field, (value: unknown) => boolean>;

const TOKYO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+09:00$/;
const TOKYO_OFFSET_MS = 9 * 3_600_000;

const isName = (value: unknown) => typeof value === 'string' && value !== '';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPositive = (value: unknown) => isCount(value) && value !== 0;
const isOneOf =
  (...words: string[]) =>
  (value: unknown) =>
    words.includes(value as string);

const PRIZE: Shape<keyof ManifestPrize> = {
  id: isName,
  rank: Number.isSafeInteger,
  quantity: isPositive,
  buy_point: isCount,
  no_reduction: isOneOf('0', '1'),
};

const EXTRA: Shape<keyof ManifestExtra> = {
  id: isName,
  rule: isOneOf('last', 'every', 'at'),
  draws: (value) => Array.isArray(value) && value.every(isPositive),
  buy_point: isCount,
  no_reduction: isOneOf('0', '1'),
};

const FIRST: Shape<Exclude<keyof BoxManifest, 'extra_prizes'>> = {
  version: isOneOf('oripa-box/1'),
  pack: isName,
  price_point: isCount,
  payment_method: isOneOf('1', '2'),
  tickets: isPositive,
  prizes: Array.isArray,
  max_buy_count: isCount,
  can_limit: isCount,
  start: isTokyoTime,
  end: (value) => value === null || isTokyoTime(value),
  anchor: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
};

const SECOND: Shape<keyof BoxManifest> = {
  ...FIRST,
  version: isOneOf('oripa-box/2'),
  extra_prizes: (value) => Array.isArray(value) && value.length > 0,
};

/**
 * Returns the text of a manifest and its hash, which identifies the box from now on, in lower-case hex.
 *
 * @throws Error if `parseManifest` would refuse the manifest, because a seal cannot be changed later
 */
export function sealManifest(manifest: BoxManifest): { text: string; boxHash: string } {
  const text = toCanonicalJson(manifest);
  parseManifest(text);
  return { text, boxHash: hash('sha256', text) };
}

/**
 * Parses a published manifest. Only the canonical text is accepted, so that no key can occur twice.
 *
 * @throws Error naming the invalid field
 */
export function parseManifest(text: string): BoxManifest {
  const manifest: unknown = JSON.parse(text);
  assertShape(manifest, Object(manifest).version === 'oripa-box/2' ? SECOND : FIRST, 'manifest');
  const { prizes, extra_prizes: extras = [], tickets, start, end } = manifest as unknown as BoxManifest;
  for (const [index, prize] of prizes.entries()) assertShape(prize, PRIZE, `prizes[${index}]`);
  for (const [index, extra] of extras.entries()) assertExtra(extra, tickets, `extra_prizes[${index}]`);
  const ids = [...prizes, ...extras].map((prize) => prize.id);
  if (new Set(ids).size !== ids.length) throw new Error('two prizes with one id');
  if (prizes.reduce((sum, prize) => sum + prize.quantity, 0) !== tickets) {
    throw new Error('tickets is not the sum of the quantities');
  }
  if (end !== null && Date.parse(end) <= Date.parse(start)) throw new Error('end is not after start');
  if (toCanonicalJson(manifest) !== text) throw new Error('the text is not canonical');
  return manifest as unknown as BoxManifest;
}

/** An extra prize is won by draws of the box, each at most once. */
function assertExtra(extra: ManifestExtra, tickets: number, at: string): void {
  assertShape(extra, EXTRA, at);
  const { rule, draws } = extra as ManifestExtra;
  const inOrder = draws.every((draw, i) => draw <= tickets && draw > (draws[i - 1] ?? 0));
  const many = { last: draws.length === 0, every: draws.length === 1, at: draws.length > 0 }[rule];
  if (!inOrder || !many) throw new Error(`${at}: wrong draws`);
}

function assertShape(value: unknown, shape: Shape, at: string): asserts value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${at} is no object`);
  const fields = new Map(Object.entries(value));
  for (const name of fields.keys()) if (!Object.hasOwn(shape, name)) throw new Error(`${at}: unknown field ${name}`);
  for (const [name, holds] of Object.entries(shape)) {
    if (!holds(fields.get(name))) throw new Error(`${at}: wrong ${name}`);
  }
}

/** The round trip through Date refuses days that do not exist, such as 30 February. */
function isTokyoTime(value: unknown): boolean {
  if (typeof value !== 'string' || !TOKYO_TIME.test(value)) return false;
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return false;
  return new Date(instant + TOKYO_OFFSET_MS).toISOString().startsWith(value.slice(0, 19));
}
