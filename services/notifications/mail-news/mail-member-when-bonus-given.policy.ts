import type { Policy } from '../../kernel/policy.js';
import type { PointsIssued } from '../../points/index.js';
import { gainOf } from '../streams/gains.js';
import { MailNews } from './mail-news.command.js';

/** Both of a referral, the friend and who brought them, are told of their bonus. */
export const mailMemberWhenBonusIssued: Policy<PointsIssued> = {
  name: 'mail-member-when-bonus-given',
  on: {
    PointsIssued: ({ data }, commandId) =>
      data.document.kind === 'referral'
        ? new MailNews(data.memberId, { of: 'bonus', points: gainOf(data) }, commandId)
        : null,
  },
};
