#!/usr/bin/env node
/**
 * Verifies that a box of cards was drawn as promised, using only data published by the shop.
 * It is one file without dependencies or code of the shop: read it, then run it. Node 20 or newer.
 *
 *     node verify.mjs <address of a pack> [--receipt <file.json>] [--head <file>] [--key <line>] [--ja]
 *     node verify.mjs <address of the shop, or of a box's log: …/log/box/<pack>> --head <file> [--key <line>] [--ja]
 *
 * Exit code: 0 everything is valid, 1 something is false, 2 it could not be checked.
 *
 * A box works as follows. Text is UTF-8, hashes are SHA-256 in lower-case hex, numbers are decimal, NL is a line feed.
 *
 *     manifest     the contents of the box as canonical JSON (RFC 8785); box hash = hash of that text
 *     seed chain   s(i-1) = SHA-256("oripa-seed/1" then the 32 bytes of s(i)); the manifest contains the anchor s(0);
 *                  s(i) is secret until day i of the sale is over (Tokyo days, day 1 is the date of `start`) or the box
 *                  is empty or closed
 *     draw         slot d takes one of the r = tickets - d tickets left:
 *                  MAC = HMAC-SHA256(key s(i), "oripa-draw/1" NL box hash NL i NL d NL hash of client seed NL counter),
 *                  counter from 0; of its four 64-bit big-endian words the first below floor(2^64 / r) * r counts,
 *                  else the next counter; ticket = word mod r, tickets left numbered from 0 in the manifest's order
 *     log          line(d) = d NL i NL hash of client seed NL prize id; h(d) = hash of (h(d-1) NL line(d));
 *                  h(-1) = box hash
 *     extra prizes of version oripa-box/2: `extra_prizes` of the manifest, outside of the box, without tickets.
 *                  Draw number k = d + 1 wins those of rule 'last' when k is the number of tickets, 'every' when k is a
 *                  multiple of draws[0], 'at' when k is one of draws; their ids, in the manifest's order, follow the
 *                  prize id in line(d), each after an NL
 *
 * The shop's whole log works as follows. Its events are numbered from 1; entry(n) = SHA-256(entry(n-1) then the UTF-8 of event n),
 * 32 bytes. The entries are the leaves of a Merkle tree (RFC 6962). The shop signs its size and root every minute
 * (c2sp.org/tlog-checkpoint, c2sp.org/signed-note, Ed25519). A receipt saved a minute after the draw or later contains its event.
 * It also contains the proof that the event is under a signed head.
 *
 * --head is a head that you saved earlier, from a receipt, a browser, a mail or /log/checkpoint: the log must extend it.
 * --key is the line of the public key. Without it the key in your files counts, and without that the key published by the shop.
 *
 * The responses of the shop contain these values.
 *
 * `head.slot` is the number of tickets drawn, which is the next slot.
 *
 * `head.hash` is the hash of the last line, or the box hash before the first line.
 * In a receipt, `head` is the hash of the last line of its draw.
 * The head is read before the log: later draws follow it and are checked like the others.
 *
 * The program cannot detect a shop that shows different boxes to different people. Compare the box hash with the one you noted.
 */
import { createHash, createHmac, createPublicKey, verify as verifySignature } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HASH = /^[0-9a-f]{64}$/;
/** Matches the text of a checkpoint with its signature lines below an empty line. */
const SIGNED_NOTE = /^[^\n]+\n\d+\n[^\n]+\n(?:[^\n]+\n)*\n— \S+ \S+/;
const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;

/** A chain lasts three years. The bound prevents a false day from costing hours of computation. */
const isDay = (day) => Number.isInteger(day) && day > 0 && day < 100_000;

/** All steps in order, and the meaning of an ok. */
const STEPS = {
  manifest: [
    'the list of the contents has the published box hash',
    '中身の一覧のハッシュは、公開された箱のハッシュと一致します',
  ],
  extras: ['every prize outside of the box was won by its draw', '箱の外の賞は、決められた回の抽選で出ています'],
  tickets: ['the quantities of all prizes add up to the tickets', '全景品の数の合計は、総口数と一致します'],
  anchor: ['the seeds were fixed in the list before the sale', 'シードの起点は、販売前の一覧に記されています'],
  seeds: ['every revealed seed leads back to the anchor', '公開されたシードは、すべて起点につながります'],
  slots: ['the log has every slot once, in order', '記録は1口ずつ、抜けも重複もありません'],
  chain: ['every line of the log is chained to the line before', '記録の各行は、前の行に連鎖しています'],
  head: ['the chain passes through the published head', '連鎖は、公開された先頭のハッシュを通ります'],
  draws: [
    'every draw whose seed is known gives the same prize again',
    'シードが公開された抽選は、再計算しても同じ景品です',
  ],
  days: ['no seed is overdue, no line is ahead of its day', '公開の遅れたシードも、日付の先走った行もありません'],
  box: ['drawn and left make up the full box, prize by prize', '抽選済みと残りの合計は、景品ごとに一覧と一致します'],
  'receipt box': ['the receipt is of this box', '控えは、この箱のものです'],
  'receipt seed': ['your seed stands in the log', 'あなたのシードは、記録にあります'],
  'receipt prizes': ['your prizes stand in the log', 'あなたの景品は、記録と一致します'],
  'receipt extras': ['your prizes outside of the box stand in the log', 'あなたの箱の外の賞は、記録と一致します'],
  'receipt left': ['the box had left what the receipt says', '抽選前の残りは、控えと一致します'],
  'receipt head': ['the chain passes through the head of the receipt', '連鎖は、控えのハッシュを通ります'],
  'log signature': ['the head of the whole log is signed', '全体の記録の先頭は、署名されています'],
  'log event': ['the event of the log tells of this draw', '全体の記録の出来事は、この抽選のものです'],
  'log entry': ['the event stands in the signed log', 'この抽選は、署名された記録にあります'],
  'log growth': ['the log goes on from the head that you saved', '保存した先頭から、記録は書き換えなく続いています'],
};

const EMPTY_BOX = ['the box is empty, exactly its quantities were drawn', '箱は空で、一覧どおりの数が出ました'];

// ---------------------------------------------------------------------------------------------- the arithmetic

export const hashHex = (data) => createHash('sha256').update(data).digest('hex');

/** Computes s(i-1) from s(i), both in hex. */
export const seedBefore = (seed) => hashHex(Buffer.concat([Buffer.from('oripa-seed/1'), Buffer.from(seed, 'hex')]));

export const lineOf = (slot, day, clientSeedHash, prizeId, extraIds = []) =>
  [slot, day, clientSeedHash, prizeId, ...extraIds].join('\n');

const WINS = {
  last: (draw, _, tickets) => draw === tickets,
  every: (draw, [every]) => draw % every === 0,
  at: (draw, draws) => draws.includes(draw),
};

/** Returns the ids of the extra prizes that a slot wins, in the manifest's order. */
export const extrasOf = ({ extra_prizes: extras = [], tickets }, slot) =>
  extras.filter(({ rule, draws }) => WINS[rule](slot + 1, draws, tickets)).map(({ id }) => id);

export const macOf = (seed, boxHash, day, slot, clientSeedHash, counter) =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(['oripa-draw/1', boxHash, day, slot, clientSeedHash, counter].join('\n'))
    .digest('hex');

/** Returns the first accepted word reduced to 0 … bound - 1, with its counter and its index among the four words. */
export function pickFairNumber(bound, macOfCounter) {
  const limit = (2n ** 64n / bound) * bound;
  for (let counter = 0; ; counter++) {
    const words = macOfCounter(counter).match(/.{16}/g);
    const place = words.findIndex((word) => BigInt(`0x${word}`) < limit);
    if (place >= 0) return { counter, place, value: BigInt(`0x${words[place]}`) % bound };
  }
}

export const ticketOf = (seed, boxHash, day, slot, clientSeedHash, left) =>
  pickFairNumber(BigInt(left), (counter) => macOf(seed, boxHash, day, slot, clientSeedHash, counter));

/**
 * Returns the prize of a ticket by counting through the cards left in manifest order; undefined if there is no such
 * ticket.
 */
export function prizeOf(ticket, leftOfPrize) {
  let passed = 0;
  for (const [id, left] of leftOfPrize) {
    passed += left;
    if (ticket < passed) return id;
  }
}

/** Returns the canonical JSON of a value from JSON.parse. */
export function toCanonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonical).join(',')}]`;
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${toCanonical(value[key])}`).join(',')}}`;
}

// ------------------------------------------------------------------------------------- the arithmetic of the log

const digest = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const nodeOf = (left, right) => digest(Buffer.of(1), left, right);

export const leafOf = (entry) => digest(Buffer.of(0), entry);

export const entryOf = (previous, event) => digest(previous, Buffer.from(event));

/** Decodes a hash in base64; null if it is invalid. */
function hashOf(text) {
  const bytes = Buffer.from(String(text), 'base64');
  return bytes.length === 32 && bytes.toString('base64') === text ? bytes : null;
}

/**
 * Climbs from a node of a level through a proof. `last` is the last node of the level (RFC 9162, 2.1.3.2 and 2.1.4.2).
 */
function climb(at, last, proof, { left, right }) {
  for (const other of proof) {
    if (last === 0 || !other) return false;
    if (at % 2 === 1 || at === last) {
      left(other);
      while (at % 2 === 0 && at > 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else right(other);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0;
}

/** Returns true if a leaf has this index, from 0, in the tree of a head. */
export function isIncluded(leaf, index, { size, root }, proof) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let hash = leaf;
  const isWhole = climb(index, size - 1, proof.map(hashOf), {
    left: (other) => (hash = nodeOf(other, hash)),
    right: (other) => (hash = nodeOf(hash, other)),
  });
  return isWhole && hash.equals(root);
}

/** Returns true if a log extends an older head of it. */
export function isExtension(older, newer, proof) {
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  if (older.size < 1 || older.size > newer.size) return false;
  const hashes = proof.map(hashOf);
  const [first, ...rest] = Number.isInteger(Math.log2(older.size)) ? [older.root, ...hashes] : hashes;
  if (!first) return false;
  let [before, now] = [first, first];
  let [at, last] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, last] = [(at - 1) / 2, Math.floor(last / 2)];
  const isWhole = climb(at, last, rest, {
    left: (other) => ([before, now] = [nodeOf(other, before), nodeOf(other, now)]),
    right: (other) => (now = nodeOf(now, other)),
  });
  return isWhole && before.equals(older.root) && now.equals(newer.root);
}

/** Parses a key line `name+id+key`; null if it is invalid. */
export function readKey(line) {
  const [, name, id, text] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(String(line).trim()) ?? [];
  const typed = Buffer.from(text ?? '', 'base64');
  if (!name || typed.length !== 33 || typed[0] !== 1) return null;
  if (digest(Buffer.from(`${name}\n`), typed).toString('hex', 0, 4) !== id) return null;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: typed.toString('base64url', 1) };
  return { name, id, line: String(line).trim(), key: createPublicKey({ key: jwk, format: 'jwk' }) };
}

/** Parses size and root of a note signed by the key; null if it is invalid. */
export function readHead(note, { name, id, key }) {
  const [text, signatures = ''] = String(note).split(/(?<=\n)\n/);
  const [origin, size, root] = text.split('\n');
  if (origin !== name || !/^[1-9]\d{0,14}$/.test(size) || !hashOf(root)) return null;
  const isSigned = signatures.split('\n').some((line) => {
    const bytes = line.startsWith(`— ${name} `) ? Buffer.from(line.slice(name.length + 3), 'base64') : Buffer.of();
    return bytes.toString('hex', 0, 4) === id && verifySignature(null, Buffer.from(text), key, bytes.subarray(4));
  });
  return isSigned ? { size: Number(size), root: hashOf(root), note } : null;
}

// ------------------------------------------------------------------------------------------- what is published

/** Thrown when no verdict is possible. Every other error is a bug. */
class CannotCheck extends Error {}

function parseAddress(address) {
  const url = URL.canParse(address) ? new URL(address) : new URL('about:blank');
  const path = url.pathname.replace(/\/$/, '');
  const [, prefix, id] = path.match(/^(.*)\/api\/(?:user\/pack\/detail|fair\/pack)\/([^/]+)$/) ?? [
    ...(path.match(/^(.*)\/pack-detail$/) ?? []),
    url.searchParams.get('packId'),
  ];
  if (!id || !/^https?:$/.test(url.protocol)) throw new CannotCheck(`not the address of a pack: ${address}`);
  const packId = decodeURIComponent(id);
  const shop = `${url.origin}${prefix}`;
  return { packId, api: `${shop}/api/fair/pack/${encodeURIComponent(packId)}`, log: `${shop}/log` };
}

/** Requests JSON from the shop. Waits after "too many requests", and retries when the network fails. */
async function getJson(url, triesLeft = 4) {
  let waitMs = 500;
  let reason;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const body = await response.json().catch(() => null);
    if (response.ok && body?.state === 200) return body;
    reason = `state ${Number(body?.state ?? response.status)}`;
    if (response.status < 429) triesLeft = 0;
    waitMs = Math.min(Number(response.headers.get('retry-after')) * 1000 || waitMs, 60_000);
  } catch (error) {
    reason = error.cause?.code ?? error.message;
  }
  if (triesLeft === 0) throw new CannotCheck(`${url}: ${reason}`);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return getJson(url, triesLeft - 1);
}

async function readReceipt(file) {
  const receipt = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const numbers = [receipt?.first_slot, receipt?.count];
  if (!numbers.every(Number.isSafeInteger) || !Array.isArray(receipt.prize_ids) || !receipt.left_before) {
    throw new CannotCheck(`not a receipt: ${file}`);
  }
  return receipt;
}

/** Parses a saved head: a published note, or a file that contains it with the key. */
function savedHeadIn(text) {
  if (!text.startsWith('{')) return { note: text };
  try {
    const saved = JSON.parse(text);
    return saved.log_proof ? { note: saved.log_proof.checkpoint, key: saved.log_proof.key } : saved;
  } catch {
    return {};
  }
}

/** Reads a saved head. An invalid signature is a verdict; a missing head is not. */
async function readSavedHead(file) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new CannotCheck(`not a file: ${file}`);
  const saved = savedHeadIn(text);
  if (!SIGNED_NOTE.test(saved.note)) {
    throw new CannotCheck(`not a signed head: ${file}; of a box without draws the shop has none yet`);
  }
  return saved;
}

/** Requests a file of the log; null if the shop has none. */
async function getText(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error) => ({ error }));
  if (response.ok) return response.text();
  if (response.status === 404) return null;
  throw new CannotCheck(`${url}: ${response.status ?? response.error.cause?.code ?? response.error.message}`);
}

async function getFair(api) {
  const fair = await getJson(api);
  if (typeof fair.manifest !== 'string' || !Array.isArray(fair.revealed) || !Number.isInteger(fair.head?.slot)) {
    throw new CannotCheck(`${api}: not the answer of a box`);
  }
  return fair;
}

/**
 * Reads pages of the log until `lineCount` lines are read or no page is left. The next page loads while one is checked.
 */
async function* readLog(api, lineCount) {
  const fetchPage = (number) => {
    const page = getJson(number === 1 ? `${api}/log` : `${api}/log/${number}`);
    page.catch(() => {}); // awaited one iteration later; until then a rejection must not end the program
    return page;
  };
  let count = 0;
  let next = fetchPage(1);
  for (let number = 1; next; number++) {
    const { list } = await next;
    count += list.length;
    next = list.length > 0 && count < lineCount ? fetchPage(number + 1) : null;
    yield list;
    if (number % 50 === 0 || !next) process.stderr.write(`log: ${count} of ${Math.max(count, lineCount)}\n`);
  }
}

// ----------------------------------------------------------------------------------------------------- the steps

/** Prints one line for each step. Texts are pairs, [English, Japanese]. A step without a fault is ok. */
class Report {
  failed = false;

  constructor(japanese) {
    this.japanese = japanese;
  }

  step(name, fault, meaning = STEPS[name]) {
    if (fault) this.failed = true;
    const [english, japanese] = fault || meaning;
    this.print(`${fault ? 'FAIL' : 'ok  '}  ${name.padEnd(16)}${english}`, japanese);
  }

  /**
   * Prints a text. It may contain data of the shop, so control characters are shown as ? instead of reaching the
   * terminal.
   */
  print(english, japanese) {
    const lines = this.japanese ? [english, ' '.repeat(22) + japanese] : [english];
    for (const line of lines) process.stdout.write(`${line.replace(/\p{C}/gu, '?')}\n`);
  }
}

/** Checks the manifest. Returns it, or null if nothing further can be checked against it. */
function checkManifest(report, fair, packId) {
  const hash = hashHex(fair.manifest);
  report.step('manifest', hash !== fair.box_hash && [`the list has the hash ${hash}`, `一覧のハッシュは ${hash} です`]);
  let manifest = null;
  try {
    manifest = JSON.parse(fair.manifest);
  } catch {}
  const usable =
    (manifest?.version === 'oripa-box/1' ? manifest.extra_prizes === undefined : isSecond(manifest)) &&
    Number.isFinite(Date.parse(manifest.start)) &&
    Array.isArray(manifest.prizes) &&
    manifest.prizes.every((prize) => typeof prize?.id === 'string' && Number.isSafeInteger(prize.quantity));
  report.step(
    'tickets',
    usable ? quantityFault(manifest, fair, packId) : ['the list is no manifest', '一覧を読めません'],
  );
  return usable ? manifest : null;
}

/** Returns true for a manifest of version 2: it has extra prizes, each with a rule for the draws that win it. */
function isSecond(manifest) {
  const isRuled = (extra) =>
    typeof extra?.id === 'string' && Object.hasOwn(WINS, extra.rule) && Array.isArray(extra.draws);
  const { version, extra_prizes: extras } = manifest ?? {};
  return version === 'oripa-box/2' && Array.isArray(extras) && extras.length > 0 && extras.every(isRuled);
}

function quantityFault(manifest, fair, packId) {
  const { pack, prizes, extra_prizes: extras = [], tickets } = manifest;
  const sum = prizes.reduce((total, prize) => total + prize.quantity, 0);
  const ids = new Set([...prizes, ...extras].map((prize) => prize.id));
  if (sum !== tickets) return [`they add up to ${sum}, not ${tickets}`, `合計は${sum}で、${tickets}と違います`];
  if (prizes.some((prize) => prize.quantity < 1)) return ['a prize has no ticket', '口数のない景品があります'];
  if (ids.size < prizes.length + extras.length) return ['a prize stands twice', '景品が重複しています'];
  if (pack !== packId) return [`the list is of pack ${pack}`, `一覧はパック${pack}のものです`];
  if (toCanonical(manifest) !== fair.manifest) return ['the list is not canonical JSON', '一覧が正規形ではありません'];
}

/** Checks the seeds by day. Seeds of earlier days are derived from the last one revealed. */
function checkSeeds(report, fair, manifest) {
  const anchorStands = fair.anchor === manifest.anchor && HASH.test(fair.anchor);
  report.step('anchor', !anchorStands && ['the list has another anchor', '起点が一覧と違います']);
  const seeds = [manifest.anchor];
  let fault;
  for (const { day, seed } of [...fair.revealed].sort((a, b) => a.day - b.day)) {
    const walked = [seed];
    const known = Math.min(day, seeds.length - 1);
    const walkable = HASH.test(seed) && isDay(day);
    while (walkable && walked.length <= day - known) walked.push(seedBefore(walked.at(-1)));
    if (walkable && walked.at(-1) === seeds[known]) seeds.push(...walked.reverse().slice(1));
    else fault ??= [`the seed of day ${day} does not lead to the anchor`, `${day}日目のシードは起点につながりません`];
  }
  report.step('seeds', fault);
  return seeds;
}

/** Checks the log line by line and keeps the first fault of each step. */
class LogCheck {
  count = 0;
  recomputed = 0;
  linesWaiting = new Map();
  faults = {};
  receiptLines = [];

  constructor(fair, manifest, seeds, receipt) {
    Object.assign(this, { fair, manifest, seeds, receipt });
    this.last = fair.box_hash;
    this.left = new Map(manifest.prizes.map((prize) => [prize.id, prize.quantity]));
    this.hashAtHead = fair.head.slot === 0 ? fair.box_hash : null;
  }

  fault(step, english, japanese) {
    this.faults[step] ??= [english, japanese];
  }

  add({ slot, day, client_seed_hash: clientSeedHash, prize_id, extra_prize_ids = [], hash }) {
    const extraIds = [extra_prize_ids].flat().map(String);
    const line = { slot, day, clientSeedHash, prizeId: String(prize_id), extraIds, hash };
    const expected = this.count++;
    const wellFormed = isDay(day) && HASH.test(clientSeedHash) && HASH.test(hash);
    if (slot !== expected || !wellFormed) {
      this.fault('slots', `slot ${expected} is missing or malformed`, `${expected}番の行がないか、不正です`);
    }
    if (hashHex(`${this.last}\n${lineOf(slot, day, clientSeedHash, line.prizeId, extraIds)}`) !== hash) {
      this.fault('chain', `slot ${slot} does not follow the line before`, `${slot}番の行は、前の行につながりません`);
    }
    const extras = extrasOf(this.manifest, expected);
    if (extras.join('\n') !== extraIds.join('\n')) {
      const [loggedIds, promised] = [extraIds, extras].map((ids) => ids.join(', ') || '-');
      this.fault(
        'extras',
        `slot ${expected} gave ${loggedIds}, not ${promised}`,
        `${expected}番は ${promised} ではなく ${loggedIds} です`,
      );
    }
    this.last = hash;
    if (slot === this.fair.head.slot - 1) this.hashAtHead = hash;
    if (slot === this.receipt?.first_slot) this.leftBeforeReceipt = new Map(this.left);
    if (this.leftBeforeReceipt && this.receiptLines.length < this.receipt.count) this.receiptLines.push(line);
    if (wellFormed) this.drawAgain(line);
    this.takeOut(line);
  }

  drawAgain({ slot, day, clientSeedHash, prizeId }) {
    const seed = this.seeds[day];
    const left = this.manifest.tickets - slot;
    if (!seed) this.linesWaiting.set(day, (this.linesWaiting.get(day) ?? 0) + 1);
    if (!seed || !(left > 0)) return; // a line past the last ticket is reported by the step `box`
    this.recomputed++;
    const { value } = ticketOf(seed, this.fair.box_hash, day, slot, clientSeedHash, left);
    const prize = prizeOf(Number(value), this.left);
    if (prize !== prizeId) {
      this.fault(
        'draws',
        `slot ${slot} drew ${prize}, not ${prizeId}`,
        `${slot}番は ${prizeId} ではなく ${prize} です`,
      );
    }
  }

  takeOut({ slot, prizeId }) {
    const left = this.left.get(prizeId) ?? 0;
    if (left > 0) this.left.set(prizeId, left - 1);
    else this.fault('box', `slot ${slot}: no ${prizeId} was left`, `${slot}番: ${prizeId} は残っていません`);
  }

  /**
   * Reports the steps.
   *
   * @param today the current day of the sale, in Tokyo
   */
  finish(report, today) {
    const { fair, manifest, faults } = this;
    if (this.hashAtHead !== fair.head.hash) {
      const lines = `${fair.head.slot} (${this.count})`;
      this.fault('head', `not the hash after ${lines} lines`, `${lines}行目のハッシュではありません`);
    }
    for (const day of this.linesWaiting.keys()) {
      // A clock may be wrong and a seed late, but not by a day.
      if (day > today + 1) this.fault('days', `a line of day ${day} before its day`, `${day}日目の行が早すぎます`);
      if (day < today - 1) this.fault('days', `the seed of day ${day} is overdue`, `${day}日目のシードが未公開です`);
    }
    const left = [...this.left.values()].reduce((sum, quantity) => sum + quantity, 0);
    if (left + this.count !== manifest.tickets) {
      this.fault(
        'box',
        `${this.count} drawn, ${left} left of ${manifest.tickets}`,
        `抽選${this.count}、残り${left}です`,
      );
    }
    const steps = ['slots', 'chain', 'head', 'draws', 'days'];
    // Without promised extra prizes the step is shown only if a line contains one.
    if (manifest.extra_prizes || faults.extras) steps.splice(4, 0, 'extras');
    for (const name of steps) report.step(name, faults[name]);
    report.step('box', faults.box, left === 0 ? EMPTY_BOX : STEPS.box);
  }
}

/** Checks the receipt of one draw against its lines of the log. */
function checkReceipt(report, receipt, fair, packId, { receiptLines: lines, leftBeforeReceipt: leftBefore }) {
  const isOfBox = receipt.box_hash === fair.box_hash && String(receipt.pack_id) === packId;
  report.step('receipt box', !isOfBox && ['it is of another box', '別の箱のものです']);

  const seedHash = hashHex(String(receipt.client_seed));
  const bySeed = lines.filter((line) => line.clientSeedHash === seedHash && line.day === receipt.day).length;
  const seedStands = bySeed === receipt.count;
  report.step(
    'receipt seed',
    !seedStands && [`in ${bySeed} of ${receipt.count} lines`, `${receipt.count}行中${bySeed}行のみ`],
  );

  const prizes = lines.map((line) => line.prizeId);
  const samePrizes = prizes.length === receipt.count && prizes.join('\n') === receipt.prize_ids.map(String).join('\n');
  report.step('receipt prizes', !samePrizes && [`the log says ${prizes}`, `記録では ${prizes} です`]);

  const extras = lines.flatMap((line) => line.extraIds);
  const sameExtras = extras.join('\n') === (receipt.extra_prize_ids ?? []).map(String).join('\n');
  if (extras.length > 0 || !sameExtras) {
    report.step('receipt extras', !sameExtras && [`the log says ${extras}`, `記録では ${extras} です`]);
  }

  const claimedLeft = new Map(Object.entries(receipt.left_before));
  const ids = [...claimedLeft.keys(), ...(leftBefore?.keys() ?? [])];
  const other = ids.find((id) => (claimedLeft.get(id) ?? 0) !== (leftBefore?.get(id) ?? 0));
  const isSame = other === undefined;
  const log = leftBefore?.get(other);
  report.step('receipt left', !isSame && [`the log says ${log} of ${other}`, `記録では ${other} の残りは ${log} です`]);

  const head = receipt.head?.hash ?? receipt.head;
  report.step(
    'receipt head',
    lines.at(-1)?.hash !== head && ['the log has another hash there', '記録のハッシュと違います'],
  );
}

/** Returns true if an event describes the receipt's draw: its numbers, and its cards by their prize rows. */
function isEventOf({ number, event }, receipt, manifest) {
  try {
    const [at, stream, version, , type, , , data] = JSON.parse(event);
    const { drawId, packId, firstSlot, prizeIndexes } = JSON.parse(data);
    const rows = [...manifest.prizes, ...(manifest.extra_prizes ?? [])];
    const ids = prizeIndexes.map((index) => rows[index]?.id);
    const claimed = [receipt.pack_id, receipt.first_slot, ...receipt.prize_ids, ...(receipt.extra_prize_ids ?? [])];
    const isOfDraw = at === number && stream === `draw-${drawId}` && version === 1 && type === 'CardsDrawn';
    return isOfDraw && [packId, firstSlot, ...ids].join('\n') === claimed.map(String).join('\n');
  } catch {
    return false;
  }
}

/** Checks the receipt's proof that the draw is in the signed log. */
function checkEntry(report, receipt, manifest, head) {
  const proof = receipt.log_proof;
  report.step(
    'log event',
    !isEventOf(proof, receipt, manifest) && ['it tells of another draw', '別の抽選の出来事です'],
  );
  const previous = hashOf(proof.previous);
  const leaf = previous && leafOf(entryOf(previous, String(proof.event)));
  const stands = leaf && Array.isArray(proof.inclusion) && isIncluded(leaf, proof.number - 1, head, proof.inclusion);
  report.step('log entry', !stands && ['it is not under the signed head', '署名された先頭の下にありません']);
}

/** Checks that the log extends a saved head, or the reverse if the saved head is newer. */
async function checkGrowth(report, log, saved, head) {
  const [older, newer] = saved.size <= head.size ? [saved, head] : [head, saved];
  const isSameSize = older.size === newer.size;
  const lines = isSameSize ? '' : await getText(`${log}/consistency/${older.size}/${newer.size}`);
  const proof = lines?.split('\n').filter((line) => line !== '');
  report.step(
    'log growth',
    !(proof && isExtension(older, newer, proof)) && [
      `the log of ${newer.size} does not go on from that of ${older.size}: it has been rewritten or cut`,
      `${newer.size}件の記録は、${older.size}件の記録から続いていません。書き換えられたか、切り取られています`,
    ],
  );
}

/** Checks the shop's whole log: its signature, the receipt's draw in it, and its consistency with a saved head. */
async function checkLog(report, { log, receipt, manifest, savedFile, keyLine }) {
  const saved = savedFile ? await readSavedHead(savedFile) : null;
  const proof = receipt?.log_proof;
  if (!proof && !saved) return;
  const key = readKey(keyLine ?? saved?.key ?? proof?.key ?? (await getText(`${log}/key`)));
  if (!key) throw new CannotCheck('not the line of a key: name+id+key');
  const head = readHead(proof?.checkpoint ?? (await getText(`${log}/checkpoint`)), key);
  const before = saved && readHead(saved.note, key);
  const unsigned = (saved && !before) || !head;
  report.step('log signature', unsigned && [`not by ${key.line}`, `${key.line} の署名ではありません`]);
  if (head && proof) checkEntry(report, receipt, manifest, head);
  if (head && before) await checkGrowth(report, log, before, head);
  return { key, head };
}

// --------------------------------------------------------------------------------------------------- the program

const tokyoDay = (ms) => Math.floor((ms + TOKYO_MS) / DAY_MS);

function printSummary(report, { manifest, fair, count, recomputed, linesWaiting, last, left }) {
  const waiting = [...linesWaiting.values()].reduce((sum, lines) => sum + lines, 0);
  const opens = tokyoDay(Date.parse(manifest.start)) + Math.max(0, ...linesWaiting.keys());
  const date = new Date(opens * DAY_MS).toISOString().slice(0, 10);
  const ofRank = new Map();
  for (const { id, rank } of manifest.prizes) ofRank.set(rank, (ofRank.get(rank) ?? 0) + left.get(id));
  const leftByRank = [...ofRank].map(([rank, quantity]) => `${rank}: ${quantity}`).join(', ');
  process.stdout.write('\n');
  report.print(`${recomputed} draws recomputed`, `${recomputed}口を再計算しました`);
  if (waiting > 0) report.print(`${waiting} verifiable from ${date}`, `${waiting}口は${date}から検証できます`);
  report.print(`left in the box by rank: ${leftByRank}`, `ランクごとの残り: ${leftByRank}`);
  report.print(`box hash ${fair.box_hash}`, '箱のハッシュ。購入前に控えたものと比べてください');
  report.print(
    `head     ${last}, after ${count} of ${manifest.tickets} tickets`,
    `${manifest.tickets}口中${count}口の先頭`,
  );
}

/** Verifies only a log: the whole log from the shop's address, or a box's log from its own address. */
async function verifyLogAlone(report, address, savedFile, keyLine) {
  const base = address.replace(/\/+$/, '');
  const log = /\/log(\/box\/[\w-]+)?$/.test(base) ? base : `${base}/log`;
  const signed = await checkLog(report, { log, receipt: null, manifest: null, savedFile, keyLine });
  printSignedLog(report, signed);
}

function printSignedLog(report, { key, head }) {
  report.print(`log key  ${key.line}`, '全体の記録の署名の鍵。控えた鍵と比べてください');
  if (head) report.print(`log head ${head.size} events`, `全体の記録は${head.size}件です`);
}

const isOfPack = (address) => /\/(pack-detail|api)(\/|$)/.test(URL.canParse(address) ? new URL(address).pathname : '');

async function verify(report, address, { receipt: receiptFile, head: savedFile, key: keyLine }) {
  if (savedFile && !receiptFile && !isOfPack(address)) return verifyLogAlone(report, address, savedFile, keyLine);
  const { api, packId, log: logAddress } = parseAddress(address);
  const receipt = receiptFile ? await readReceipt(receiptFile) : null;
  const fair = await getFair(api);
  const manifest = checkManifest(report, fair, packId);
  if (!manifest) return;
  const seeds = checkSeeds(report, fair, manifest);
  const log = new LogCheck(fair, manifest, seeds, receipt);
  const lineCount = receipt ? Math.max(fair.head.slot, receipt.first_slot + receipt.count) : fair.head.slot;
  for await (const page of readLog(api, lineCount)) for (const line of page) log.add(line);
  log.finish(report, tokyoDay(Date.now()) - tokyoDay(Date.parse(manifest.start)) + 1);
  if (receipt) checkReceipt(report, receipt, fair, packId, log);
  const signed = await checkLog(report, { log: logAddress, receipt, manifest, savedFile, keyLine });
  printSummary(report, log);
  if (signed) printSignedLog(report, signed);
}

async function main() {
  let report = new Report(false);
  try {
    const text = { type: 'string' };
    const options = { receipt: text, head: text, key: text, ja: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    report = new Report(values.ja || /^ja/.test(process.env.LANG));
    if (positionals.length !== 1)
      throw new CannotCheck(
        'give the address of one pack [--receipt <file.json>] [--head <file>] [--key <line>] [--ja]',
      );
    await verify(report, positionals[0], values);
    process.exitCode = report.failed ? 1 : 0;
  } catch (error) {
    process.stderr.write(`could not check: ${error instanceof CannotCheck ? error.message : error.stack}\n`);
    process.exitCode = report.failed ? 1 : 2;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
