import { expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import type { RankChanged } from '../../ranks/index.js';
import { mailMemberWhenRankChanged } from './mail-member-when-rank-changed.policy.js';
import { MailNews } from './mail-news.command.js';

it('mails a member whose rank has changed', () => {
  const news = { month: '2026-12', name: { ja: 'ゴールド', en: 'Gold' }, isHigher: true };
  const event = { type: 'RankChanged', data: { memberId: 'm', rankId: 'g', ...news } };
  expect(mailMemberWhenRankChanged.on.RankChanged(event as unknown as RecordedEvent<RankChanged>, 'id')).toEqual(
    new MailNews('m', { of: 'rank', ...news } as MailNews['news'], 'id'),
  );
});
