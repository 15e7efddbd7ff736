import { describe, expect, it } from '@jest/globals';
import { cardsOf, checkBox, checkDraw, makeShop } from './fairness.fixture';
import { commandOf, toProofFile } from './proof.rules';

const AT = new Date('2025-04-05T12:00:00Z');
const shop = makeShop();
const { fair, shown, lines, receipts } = shop;

describe('proofOf', () => {
  it('returns for a draw its receipt with its lines, for the checking program', () => {
    const receipt = receipts[1]!;
    const ownDraw = { historyId: 'd1', receipt, cards: cardsOf(shop, receipt) };
    const file = toProofFile({ packId: '42', fair, shown, ownDraw, isWhole: false }, checkDraw(shop, 1), AT);
    expect(file).toMatchObject(receipt);
    expect(file).toMatchObject({ box: fair, lines: lines.slice(1, 11) });
  });

  it('returns for a box its seal, its seeds and the findings', () => {
    const file = toProofFile({ packId: '42', fair, shown, isWhole: true }, checkBox(shop), AT);
    expect(file).toMatchObject({ box: fair, lines: [], checked: { lines_checked: 24, last_hash: fair.head.hash } });
    expect(file.checked.at).toBe('2025-04-05T12:00:00.000Z');
  });

  it('names a command that a shell can run unchanged', () => {
    expect(commandOf('https://shop.example', '4 2', 'receipt-1.json')).toBe(
      "npm run verify -- 'https://shop.example/pack-detail?packId=4%202' --receipt receipt-1.json",
    );
    expect(commandOf('https://shop.example', '42')).not.toContain('receipt');
  });
});
