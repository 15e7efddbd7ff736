import { describe, expect, it } from '@jest/globals';
import type { StatementHeadings } from '../../platform/payments/bank/statement-columns.shared.js';
import type { BankProfileDraft } from '../rows/bank-profiles.rows.js';
import { decideKeepBankProfile } from './keep-bank-profile.decide.js';

const HEADINGS: StatementHeadings = { booked_on: '計上日', in: 'ご入金', sender: 'お名前' };
const draft = (headings: StatementHeadings = HEADINGS, name = '竹の子信金'): BankProfileDraft => ({ name, headings });
const refusalOf = (one: BankProfileDraft, others: readonly BankProfileDraft[] = []) =>
  decideKeepBankProfile(null, one, others).refusal;

describe('decideKeepBankProfile', () => {
  it.each<[string, StatementHeadings]>([
    ['day, money in and sender', HEADINGS],
    ['year, month and day', { year: '年', month: '月', day: '日', amount: '金額', summary: '摘要' }],
    ['a balance and a number besides', { ...HEADINGS, balance: '残', enquiry: '番号' }],
  ])('given %s, then the layout is kept', (_, headings) => {
    expect(decideKeepBankProfile(null, draft(headings), []).events).toEqual([
      { change: 'BankProfileKept', data: draft(headings) },
    ]);
  });

  it.each<[StatementHeadings, string]>([
    [{}, 'booked_on'],
    [{ ...HEADINGS, booked_on: '' }, 'booked_on'],
    [{ ...HEADINGS, booked_on: '', year: '年' }, 'month'],
    [{ ...HEADINGS, booked_on: '', year: '年', month: '月' }, 'day'],
    [{ ...HEADINGS, in: '' }, 'in'],
    [{ ...HEADINGS, sender: '' }, 'sender'],
  ])('given %j, then it refuses and names the column %s', (headings, column) => {
    expect(refusalOf(draft(headings))).toEqual({ code: 'ColumnMissing', column });
  });

  it('given one heading for two columns, however it is written, then it refuses', () => {
    expect(refusalOf(draft({ ...HEADINGS, balance: 'ご入金（円）' }))).toEqual({
      code: 'HeadingTwice',
      column: 'balance',
    });
  });

  it('given another layout of the name, then it refuses', () => {
    const other = draft({ ...HEADINGS, in: '入' }, 'Bank');
    expect(refusalOf(draft(HEADINGS, 'BANK'), [other])).toEqual({ code: 'NameTaken' });
  });

  it('given another layout of the same headings, then it refuses and names that one', () => {
    const other = draft({ ...HEADINGS, in: 'ご入金（円）' }, '前の形式');
    expect(refusalOf(draft(), [other])).toEqual({ code: 'SameHeadings', name: '前の形式' });
  });

  it('given 50 layouts, then it refuses a new one and takes an edit', () => {
    const others = Array.from({ length: 50 }, (_, n) => draft({ ...HEADINGS, in: `入${n}` }, `形式${n}`));
    expect(refusalOf(draft(), others)).toEqual({ code: 'TooMany' });
    expect(decideKeepBankProfile({ removed_at: null }, draft(), others.slice(1)).refusal).toBeUndefined();
  });

  it('given a removed layout, then it refuses to edit it', () => {
    expect(decideKeepBankProfile({ removed_at: new Date() }, draft(), []).refusal).toEqual({ code: 'IsRemoved' });
  });
});
