import { defineMessages } from '../providers/messages';

export const methodsMessages = defineMessages({
  ja: {
    resources: {
      'payment-methods': {
        name: '支払方法',
        empty: '支払方法がありません。',
        fields: {
          id: '支払方法',
          name: '支払方法',
          on: '会員の画面',
          provider: '決済会社',
          memo: '会員への説明（日本語）',
          memo_en: '会員への説明（英語）',
          changed_at: '変更日時',
        },
        commands: { switch: '設定を変える' },
      },
    },
    payment_methods: {
      states: { on: '利用可', off: '停止中', 'no-keys': '未設定' },
      memo: '会員への説明',
      offered: '会員が使えるようにする',
      memo_help: '空欄なら、いつもの説明を表示します（200文字以内）。',
      memo_en_help: '空欄なら日本語の説明、それも空欄ならいつもの説明を表示します。',
      no_keys:
        '決済会社との契約情報が設定されていないため、会員は使えません。docs/operate/configuration.md の「Payments」にある値を設定し、ショップを起動し直してください。',
      explain:
        'すぐに会員の画面に反映されます。停止すると、新しい申し込みは断られます。すでに申し込まれたお支払いは、そのまま続けられます。',
    },
  },
  en: {
    resources: {
      'payment-methods': {
        name: 'Payment method |||| Payment methods',
        empty: 'There are no payment methods.',
        fields: {
          id: 'Method',
          name: 'Method',
          on: 'For members',
          provider: 'Provider',
          memo: 'Description for members (Japanese)',
          memo_en: 'Description for members (English)',
          changed_at: 'Changed',
        },
        commands: { switch: 'Change settings' },
      },
    },
    payment_methods: {
      states: { on: 'Offered', off: 'Switched off', 'no-keys': 'Not set up' },
      memo: 'Description for members',
      offered: 'Offer it to members',
      memo_help: 'If empty, members see the usual text (up to 200 characters).',
      memo_en_help: 'If empty, the Japanese is shown, or else the usual text.',
      no_keys:
        'Members cannot use it, because the shop was started without the provider’s credentials. Set the values listed under “Payments” in docs/operate/configuration.md, and restart the shop.',
      explain:
        'Members see the change at once. When switched off, new payments are refused. Payments already started continue.',
    },
  },
});
