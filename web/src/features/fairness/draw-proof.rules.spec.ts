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

describe('a draw', () => {
  it('is in the log as its receipt tells it, with the prizes outside of the box', () => {
    expect(receipt.extra_prize_ids.length).toBeGreaterThan(0);
    expect(isIn(proof)).toBe(true);
  });

  it.each([
    ['of another prize', (last: number[]) => [...last.slice(1), last[0]!]],
    ['of one card less', (last: number[]) => last.slice(1)],
    ['of a card that the box has not', (last: number[]) => [99, ...last.slice(1)]],
  ])('is not in the log where that has one %s', (_, change) => {
    const number = shop.draw('d1', receipt, change(indexes));
    expect(isIn(shop.proof(number))).toBe(false);
  });

  it.each<[string, Partial<LogProof> | DrawInHand]>([
    ['with another number', { number: 8 }],
    ['with another link before', { previous: Buffer.alloc(32).toString('base64') }],
    ['with another way to the root', { inclusion: [] }],
    ['with a way that is none', { inclusion: ['x'] }],
    ['that is no event', { event: '{}' }],
    ['as another draw', { ...inHand, historyId: 'd2' }],
    ['with another receipt', { ...inHand, receipt: { ...receipt, first_slot: 2 } }],
  ])('is not in the log %s', (_, change) => {
    expect('historyId' in change ? isIn(proof, change) : isIn({ ...proof, ...change })).toBe(false);
  });
});
