import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import { answered, asked, of, payment, requested, slipIssued } from '../streams/payment.fixture.js';
import { decideTakeNotice } from './take-notice.decide.js';

const slip = [requested('convenience-store'), asked, answered, slipIssued] as const;

describe('a notice', () => {
  it.each([null, yen(3000)])('of %p yen says nothing by itself', (yen) => {
    expect(
      payment
        .given(...slip)
        .when((state) => decideTakeNotice(state, { noticeId: 'n1', yen }))
        .events(),
    ).toEqual([]);
  });

  it('of another amount raises an alarm', () => {
    const rule = payment.given(...slip).when((state) => decideTakeNotice(state, { noticeId: 'n1', yen: yen(2999) }));
    const data = { ...of, providerRef: 'notice:n1', yen: yen(2999), via: 'notice' };
    expect(rule.events()).toEqual([{ type: 'AmountDiffered', data }]);
  });

  it('for a payment that nobody wanted says nothing', () => {
    expect(
      payment
        .given()
        .when((state) => decideTakeNotice(state, { noticeId: 'n1', yen: yen(1) }))
        .events(),
    ).toEqual([]);
  });
});
