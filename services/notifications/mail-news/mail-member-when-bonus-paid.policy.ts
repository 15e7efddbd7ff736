import type { Policy } from '../../kernel/policy.js';
import type { PointsIssued } from '../../points/index.js';
import { gainOf } from '../streams/gains.js';
import { MailNews } from './mail-news.command.js';

/** Mails a referral bonus to the member who gets it: the referrer and the new member each get one. */
export const mailMemberWhenBonusIssued: Policy<PointsIssued> = {
  name: 'mail-member-when-bonus-given',
  on: {
    PointsIssued: ({ data }, commandId) =>
      data.document.kind === 'referral'
        ? new MailNews(data.memberId, { of: 'bonus', points: gainOf(data) }, commandId)
        : null,
  },
};
