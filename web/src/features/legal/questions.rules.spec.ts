import { describe, expect, it } from '@jest/globals';
import { filterQuestions } from './questions.rules';

const question = (id: string, heading: string, html: string) => ({ id, heading, html, identity: null });
const ALL = [
  question('1', 'ポイントに期限はありますか？', '<p>獲得から6か月です。</p>'),
  question('2', 'Can I use PayPal?', '<p><a href="/contact">Yes</a>, on the payment page.</p>'),
];
const idsOf = (query: string) => filterQuestions(ALL, query).map(({ id }) => id);

describe('filterQuestions', () => {
  it.each([
    ['', ['1', '2']],
    ['  ', ['1', '2']],
    ['ぽいんと', ['1']],
    ['ﾎﾟｲﾝﾄ　期限', ['1']],
    ['６か月', ['1']],
    ['paypal PAGE', ['2']],
    ['paypal 期限', []],
    ['href', []],
  ])('given %p, then %p', (query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });
});
