import type { Policy } from '../../kernel/policy.js';
import type { RankChanged } from '../../ranks/index.js';
import { MailNews } from './mail-news.command.js';

/** Whose rank is another than last month's is told so. */
export const mailMemberWhenRankChanged: Policy<RankChanged> = {
  name: 'mail-member-when-rank-changed',
  on: {
    RankChanged: ({ data: { memberId, month, name, isHigher } }, commandId) =>
      new MailNews(memberId, { of: 'rank', month, name, isHigher }, commandId),
  },
};
