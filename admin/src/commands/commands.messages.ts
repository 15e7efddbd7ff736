import { defineMessages } from '../providers/messages';

export const commandsMessages = defineMessages({
  commands: {
    reason_code: ['区分', 'Category'],
    reason_codes: {
      goodwill: ['お詫び・サービス', 'Goodwill'],
      'system-error': ['システムの不具合', 'System fault'],
      'duplicate-payment': ['二重のお支払い', 'Duplicate payment'],
      'member-request': ['会員からのご要望', 'At the member’s request'],
      correction: ['誤りの訂正', 'Correction of a mistake'],
      fraud: ['不正利用', 'Fraud'],
      legal: ['法令・当局の要請', 'Legal requirement'],
      other: ['その他', 'Other'],
    },
    reason: ['理由', 'Reason'],
    reason_help: ['操作履歴に残ります（1〜500文字）。', 'Kept in the audit trail (1 to 500 characters).'],
    run: ['実行する', 'Carry out'],
    done: ['%{command}: 完了しました', '%{command}: done'],
    reload: ['最新の内容を読み込む', 'Reload'],
    reloaded: [
      '最新の内容を読み込みました。内容を確かめてから、もう一度実行してください。',
      'The page now shows the current state. Check it, then carry out the command.',
    ],
  },
});
