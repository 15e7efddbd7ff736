import { defineMessages } from '../providers/messages';

export const commandsMessages = defineMessages({
  ja: {
    commands: {
      reason_code: '区分',
      reason_codes: {
        goodwill: 'お詫び・サービス',
        'system-error': 'システムの不具合',
        'duplicate-payment': '二重のお支払い',
        'member-request': '会員からのご要望',
        correction: '誤りの訂正',
        fraud: '不正利用',
        legal: '法令・当局の要請',
        other: 'その他',
      },
      reason: '理由',
      reason_help: '操作履歴に残ります（1〜500文字）。',
      run: '実行する',
      done: '%{command}: 完了しました',
      reload: '最新の内容を読み込む',
      reloaded: '最新の内容を読み込みました。内容を確かめてから、もう一度実行してください。',
    },
  },
  en: {
    commands: {
      reason_code: 'Category',
      reason_codes: {
        goodwill: 'Goodwill',
        'system-error': 'System fault',
        'duplicate-payment': 'Duplicate payment',
        'member-request': 'At the member’s request',
        correction: 'Correction of a mistake',
        fraud: 'Fraud',
        legal: 'Legal requirement',
        other: 'Other',
      },
      reason: 'Reason',
      reason_help: 'Kept in the audit trail (1 to 500 characters).',
      run: 'Carry out',
      done: '%{command}: done',
      reload: 'Reload',
      reloaded: 'The page now shows the current state. Check it, then carry out the command.',
    },
  },
});
