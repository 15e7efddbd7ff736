import { defineMessages } from '../providers/messages';

export const methodsMessages = defineMessages({
  resources: {
    'payment-methods': {
      name: ['支払方法', 'Payment method |||| Payment methods'],
      empty: ['支払方法がありません。', 'There are no payment methods.'],
      fields: {
        id: ['支払方法', 'Method'],
        name: ['支払方法', 'Method'],
        on: ['会員の画面', 'For members'],
        provider: ['決済会社', 'Provider'],
        memo: ['会員への説明（日本語）', 'Description for members (Japanese)'],
        memo_en: ['会員への説明（英語）', 'Description for members (English)'],
        changed_at: ['変更日時', 'Changed'],
      },
      commands: {
        switch: ['設定を変える', 'Change settings'],
      },
    },
  },
  payment_methods: {
    states: {
      on: ['利用可', 'Offered'],
      off: ['停止中', 'Switched off'],
      'no-keys': ['未設定', 'Not set up'],
    },
    memo: ['会員への説明', 'Description for members'],
    offered: ['会員が使えるようにする', 'Offer it to members'],
    memo_help: [
      '空欄なら、いつもの説明を表示します（200文字以内）。',
      'If empty, members see the usual text (up to 200 characters).',
    ],
    memo_en_help: [
      '空欄なら日本語の説明、それも空欄ならいつもの説明を表示します。',
      'If empty, the Japanese is shown, or else the usual text.',
    ],
    no_keys: [
      '決済会社との契約情報が設定されていないため、会員は使えません。docs/operate/configuration.md の「Payments」にある値を設定し、ショップを起動し直してください。',
      'Members cannot use it, because the shop was started without the provider’s credentials. Set the values listed under “Payments” in docs/operate/configuration.md, and restart the shop.',
    ],
    explain: [
      'すぐに会員の画面に反映されます。停止すると、新しい申し込みは断られます。すでに申し込まれたお支払いは、そのまま続けられます。',
      'Members see the change at once. When switched off, new payments are refused. Payments already started continue.',
    ],
  },
});
