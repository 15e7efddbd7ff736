import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';

/** One prize row. The names are those of the published text, which anyone may read. */
export interface ManifestPrize {
  readonly id: string;
  readonly rank: number;
  /** tickets of this prize in the full box */
  readonly quantity: number;
  /** points given back for one card of this prize */
  readonly buy_point: number;
  /** '1': ship-only */
  readonly no_reduction: '0' | '1';
}

/** A prize outside of the box: given besides the card of the draws that win it. */
export interface ManifestExtra {
  readonly id: string;
  /** the last draw of the box, every so many draws, or the draws named */
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': []; 'every': [k], draws k, 2k, …; 'at': the draws, ascending; the first draw is 1 */
  readonly draws: readonly number[];
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
}

/** What a box promises before its first ticket is sold. Source: the manifest of the draw protocol, oripa-box/1 and /2. */
export interface BoxManifest {
  /** '/2': there are extra prizes, which '/1' does not know */
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
  /** of version 2 alone: at least one, in the order in which one slot gives them */
  readonly extra_prizes?: readonly ManifestExtra[];
  /** tickets in one purchase, 0 no limit of its own */
  readonly max_buy_count: number;
  /** tickets of one member, 0 no limit */
  readonly can_limit: number;
  /** the first sale moment, ISO 8601 at +09:00; its date is day 1 */
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
 * The text of a manifest and the hash that stands for the box from now on, lower-case hex.
 * @throws Error when the manifest is not one that `parseManifest` would read: a seal cannot be broken later
 */
export function sealManifest(manifest: BoxManifest): { text: string; boxHash: string } {
  const text = canonicalJson(manifest);
  parseManifest(text);
  return { text, boxHash: hash('sha256', text) };
}

/**
 * Reads a published manifest. Only the canonical text passes, so that no key can stand in it twice.
 * @throws Error naming the field that is wrong
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
  if (canonicalJson(manifest) !== text) throw new Error('the text is not canonical');
  return manifest as unknown as BoxManifest;
}

/** What it wins is some draws of the box, each once. */
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

/** The way back through Date refuses days that the calendar does not have, such as 30 February. */
function isTokyoTime(value: unknown): boolean {
  if (typeof value !== 'string' || !TOKYO_TIME.test(value)) return false;
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return false;
  return new Date(instant + TOKYO_OFFSET_MS).toISOString().startsWith(value.slice(0, 19));
}
