import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { PointsIssued } from '../../points/index.js';
import { mailMemberWhenBonusIssued } from './mail-member-when-bonus-paid.policy.js';
import { MailNews } from './mail-news.command.js';

const issued = (kind: string) =>
  ({
    type: 'PointsIssued',
    data: {
      memberId: 'm',
      document: { kind, id: 'd' },
      lines: [
        { account: 'promotion', lot: null, amount: -500 },
        { account: 'member:m:free', lot: 'l', amount: 500 },
      ],
    },
  }) as unknown as RecordedEvent<PointsIssued>;

describe('a policy for points issued to a member', () => {
  it('mails a referral bonus', () => {
    expect(mailMemberWhenBonusIssued.on.PointsIssued(issued('referral'), 'id')).toEqual(
      new MailNews('m', { of: 'bonus', points: 500 }, 'id'),
    );
  });

  it.each(['payment', 'grant', 'decision'])('does not mail points of a %s', (kind) => {
    expect(mailMemberWhenBonusIssued.on.PointsIssued(issued(kind), 'id')).toBeNull();
  });
});
