import type { Policy } from '../../kernel/policy.js';
import type { RankChanged } from '../../ranks/index.js';
import { MailNews } from './mail-news.command.js';

/** Mails members whose rank differs from last month's. */
export const mailMemberWhenRankChanged: Policy<RankChanged> = {
  name: 'mail-member-when-rank-changed',
  on: {
    RankChanged: ({ data: { memberId, month, name, isHigher } }, commandId) =>
      new MailNews(memberId, { of: 'rank', month, name, isHigher }, commandId),
  },
};
