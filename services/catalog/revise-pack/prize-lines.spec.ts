import { describe, expect, it } from '@jest/globals';
import { PrizeLines } from './prize-lines.js';

const GOOD = {
  card_id: 'c1',
  rank: '1',
  rank_name: 'S賞',
  rank_name_en: 'S',
  quantity: '3',
  buy_point: '',
  no_reduction: '',
  set_count: '',
};

const faultsOf = (wrong: Partial<typeof GOOD>, known = true) => {
  const lines = new PrizeLines();
  lines.take({ line: 2, cells: { ...GOOD, ...wrong } }, known);
  return lines.errors;
};

describe('errors in a prize line', () => {
  it.each([
    [{ rank: '100' }, 'rank', ['1〜99の整数'], ['from 1 to 99']],
    [{ quantity: '1.5' }, 'quantity', ['1〜2000000の整数'], ['from 1 to 2000000']],
    [{ buy_point: '-3' }, 'buy_point', ['0〜700000の整数', '空欄'], ['from 0 to 700000', 'empty']],
    [{ no_reduction: 'はい' }, 'no_reduction', ['0', '1', '発送のみ'], ['0', '1', 'shipping only']],
    [{ set_count: '0' }, 'set_count', ['1〜1000の整数', '空欄'], ['from 1 to 1000', 'empty']],
    [{ rank_name: 'あ'.repeat(31) }, 'rank_name', ['1〜30文字'], ['1 to 30 characters']],
  ])('names the values that are allowed: %j', (wrong, field, ja, en) => {
    const [fault] = faultsOf(wrong);
    expect(fault).toMatchObject({ line: 2, field });
    for (const words of ja) expect(fault!.message.ja).toContain(words);
    for (const words of en) expect(fault!.message.en).toContain(words);
  });

  it('says where to find the codes of cards', () => {
    const [fault] = faultsOf({ card_id: 'nobody' }, false);
    expect(fault!.message).toEqual({
      ja: 'コード「nobody」のカードは登録されていません。カードの一覧にあるコードを入力するか、先にカードを登録してください。',
      en: 'There is no card with the code “nobody”. Enter a code from the list of cards, or add the card first.',
    });
  });
});
