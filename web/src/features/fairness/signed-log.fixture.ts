import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { LogProof } from './draw-proof.rules';
import type { Memory, ProofOfGrowth } from './follow-log';
import type { Receipt } from './receipt.rules';

/* Log after RFC 6962 (section 2.1), top down, and a shop that signs anything. */

const sha256 = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const splitOf = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);

export const rootOf = (entries: readonly Buffer[]): Buffer => {
  if (entries.length === 1) return sha256(LEAF, entries[0]!);
  const k = splitOf(entries.length);
  return sha256(NODE, rootOf(entries.slice(0, k)), rootOf(entries.slice(k)));
};

export const pathOf = (index: number, entries: readonly Buffer[]): Buffer[] => {
  if (entries.length === 1) return [];
  const k = splitOf(entries.length);
  const [left, right] = [entries.slice(0, k), entries.slice(k)];
  return index < k ? [...pathOf(index, left), rootOf(right)] : [...pathOf(index - k, right), rootOf(left)];
};

export const growthOf = (older: number, entries: readonly Buffer[], isWhole = true): Buffer[] => {
  if (older === entries.length) return isWhole ? [] : [rootOf(entries)];
  const k = splitOf(entries.length);
  const [left, right] = [entries.slice(0, k), entries.slice(k)];
  return older <= k
    ? [...growthOf(older, left, isWhole), rootOf(right)]
    : [...growthOf(older - k, right, false), rootOf(left)];
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url');

/** Shop that signs its log, true or tampered. */
export class SigningShop {
  private readonly keys = generateKeyPairSync('ed25519');
  private links = [sha256('oripa-log/1')];
  private lines: string[] = [];

  constructor(private readonly name = 'shop.example/log') {}

  /** Links of the chain, which are the entries of the log. */
  get entries(): readonly Buffer[] {
    return this.links.slice(1);
  }

  get key(): string {
    const typed = Buffer.concat([Buffer.of(1), rawOf(this.keys.publicKey)]);
    return `${this.name}+${this.id.toString('hex')}+${base64(typed)}`;
  }

  private get id(): Buffer {
    return sha256(`${this.name}\n`, Buffer.of(1), rawOf(this.keys.publicKey)).subarray(0, 4);
  }

  add(...lines: string[]): this {
    for (const line of lines) {
      this.links.push(sha256(this.links.at(-1)!, line));
      this.lines.push(line);
    }
    return this;
  }

  /** Adds events that are not draws. */
  grow(count: number): this {
    for (let i = 0; i < count; i++) this.add(`event ${this.lines.length}`);
    return this;
  }

  /** Rewrites a line of the log and all links after it. */
  rewrite(index: number): this {
    const lines = this.lines.map((line, i) => (i === index ? `${line}, otherwise` : line));
    this.cut(0);
    return this.add(...lines);
  }

  cut(size: number): this {
    this.links = this.links.slice(0, size + 1);
    this.lines = this.lines.slice(0, size);
    return this;
  }

  note(size = this.entries.length): string {
    const text = `${this.name}\n${size}\n${base64(rootOf(this.entries.slice(0, size)))}\n`;
    const signature = Buffer.concat([this.id, sign(null, Buffer.from(text), this.keys.privateKey)]);
    return `${text}\n— ${this.name} ${base64(signature)}\n— somebody.else AAAAAAAA\n`;
  }

  head(size = this.entries.length) {
    return { key: this.key, note: this.note(size), seenAt: '2026-04-01T03:00:00.000Z' };
  }

  readonly growth: ProofOfGrowth = async (older, newer) =>
    newer > this.entries.length ? null : growthOf(older, this.entries.slice(0, newer)).map(base64);

  /**
   * Adds the event of a draw.
   * @returns its number
   */
  draw(historyId: string, { pack_id, first_slot }: Receipt, prizeIndexes: readonly number[]): number {
    const number = this.lines.length + 1;
    const data = JSON.stringify({ drawId: historyId, packId: pack_id, firstSlot: first_slot, prizeIndexes });
    const ids = ['0', 'CardsDrawn', 1, 'm1', data, 'member:m1', 'c1', null, '2025-04-01T03:00:00.000Z'];
    this.add(JSON.stringify([number, `draw-${historyId}`, 1, ...ids, '2025-04-01T03:00:00.000Z']));
    return number;
  }

  proof(number: number): LogProof {
    return {
      number,
      previous: base64(this.links[number - 1]!),
      event: this.lines[number - 1]!,
      inclusion: pathOf(number - 1, this.entries).map(base64),
      checkpoint: this.note(),
    };
  }
}

/** Returns the storage of one browser. */
export const memoryOf = (): Memory & { kept: ReturnType<Memory['read']> } => ({
  kept: null,
  read() {
    return this.kept;
  },
  keep(head) {
    this.kept = head;
  },
});
