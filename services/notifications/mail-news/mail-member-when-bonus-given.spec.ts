import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { PointsIssued } from '../../points/index.js';
import { mailMemberWhenBonusIssued } from './mail-member-when-bonus-given.policy.js';
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

describe('points that a member got', () => {
  it('are mailed of where they are for a referral', () => {
    expect(mailMemberWhenBonusIssued.on.PointsIssued(issued('referral'), 'id')).toEqual(
      new MailNews('m', { of: 'bonus', points: 500 }, 'id'),
    );
  });

  it.each(['payment', 'grant', 'decision'])('are not mailed of where they are for a %s', (kind) => {
    expect(mailMemberWhenBonusIssued.on.PointsIssued(issued(kind), 'id')).toBeNull();
  });
});
