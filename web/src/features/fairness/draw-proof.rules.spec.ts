import { beforeEach, describe, expect, it } from '@jest/globals';
import { type DrawInHand, isDrawInLog, type LogProof } from './draw-proof.rules';
import { makeShop, vectorsWithExtras } from './fairness.fixture';
import type { Manifest } from './manifest.rules';
import { readHead, readKey } from './signed-head.rules';
import { SigningShop } from './signed-log.fixture';

const { fair, receipts } = makeShop({ of: vectorsWithExtras });
const manifest = JSON.parse(fair.manifest) as Manifest;
const receipt = receipts[1]!;
const rows = [...manifest.prizes, ...manifest.extra_prizes!].map(({ id }) => id);
const indexes = [...receipt.prize_ids, ...receipt.extra_prize_ids].map((id) => rows.indexOf(id));
const inHand: DrawInHand = { historyId: 'd1', receipt, manifest };

let proof: LogProof;
let shop: SigningShop;

beforeEach(() => {
  shop = new SigningShop().grow(6);
  const number = shop.draw('d1', receipt, indexes);
  shop.grow(9);
  proof = shop.proof(number);
});

const isIn = (logProof: LogProof, draw = inHand): boolean =>
  isDrawInLog(logProof, readHead(logProof.checkpoint, readKey(shop.key)!)!, draw);

describe('isDrawInLog', () => {
  it('accepts a draw with its extra prizes as the receipt has it', () => {
    expect(receipt.extra_prize_ids.length).toBeGreaterThan(0);
    expect(isIn(proof)).toBe(true);
  });

  it.each([
    ['another prize', (last: number[]) => [...last.slice(1), last[0]!]],
    ['one card less', (last: number[]) => last.slice(1)],
    ['a card that the box does not have', (last: number[]) => [99, ...last.slice(1)]],
  ])('rejects a log with %s', (_, change) => {
    const number = shop.draw('d1', receipt, change(indexes));
    expect(isIn(shop.proof(number))).toBe(false);
  });

  it.each<[string, Partial<LogProof> | DrawInHand]>([
    ['another number', { number: 8 }],
    ['another previous link', { previous: Buffer.alloc(32).toString('base64') }],
    ['another inclusion proof', { inclusion: [] }],
    ['a malformed inclusion proof', { inclusion: ['x'] }],
    ['a malformed event', { event: '{}' }],
    ['another draw', { ...inHand, historyId: 'd2' }],
    ['another receipt', { ...inHand, receipt: { ...receipt, first_slot: 2 } }],
  ])('rejects a proof with %s', (_, change) => {
    expect('historyId' in change ? isIn(proof, change) : isIn({ ...proof, ...change })).toBe(false);
  });
});
