import { defineMessages } from '../providers/messages';

export const auditMessages = defineMessages({
  ja: {
    timeline: {
      title: 'これまでの出来事',
      empty: 'この対象への操作はまだありません。',
      outcomes: { done: '完了', begun: '開始', failed: '失敗', refused: '拒否' },
    },
  },
  en: {
    timeline: {
      title: 'What happened',
      empty: 'Nobody has done anything to this yet.',
      outcomes: { done: 'done', begun: 'begun', failed: 'failed', refused: 'refused' },
    },
  },
});
