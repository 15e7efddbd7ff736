import { defineMessages } from '../providers/messages';

export const coursesMessages = defineMessages({
  ja: {
    resources: {
      'point-courses': {
        name: 'ポイントのコース',
        empty: 'コースがありません。「新規作成」から、会員に販売するポイントを追加してください。',
        fields: {
          id: 'コースID',
          position: '表示順',
          price: '価格',
          point: '有償ポイント',
          bonus_point: 'ボーナスポイント',
          bonus_coin: 'ボーナスコイン',
          memo: '説明（日本語）',
          memo_en: '説明（英語）',
          on_sale: '販売',
          withdrawn: '取り下げ',
          withdrawn_at: '取り下げた日時',
          created: '作成日時',
        },
        commands: { create: '作成', edit: '編集', withdraw: '取り下げる' },
      },
    },
    point_courses: {
      states: { 'on-sale': '販売中', off: '販売停止', withdrawn: '取り下げ済み' },
      on_sale: { true: '販売中', false: '販売していない' },
      withdrawn: { true: '取り下げ済み', false: '取り下げていない' },
      price_help: '円。同じ数の有償ポイントになります（300〜50,000）。',
      bonus_help: '無償ポイントとして上乗せします。',
      position_help: '小さいほど先に並びます。',
      memo_help: '「おすすめ」など。空欄でもかまいません。',
      memo_en_help: '空欄なら日本語を表示します。',
      memo: '説明',
      preview: '会員の画面での見え方',
      explain_withdraw:
        '会員の画面から消え、二度と販売できません。一時的に止めるだけなら、編集で「販売」をオフにしてください。すでに申し込まれたお支払いは、申し込みどおりに付与されます。',
    },
  },
  en: {
    resources: {
      'point-courses': {
        name: 'Point package |||| Point packages',
        empty: 'There are no point packages. Add one with “Create”.',
        fields: {
          id: 'Package ID',
          position: 'Position',
          price: 'Price',
          point: 'Paid points',
          bonus_point: 'Bonus points',
          bonus_coin: 'Bonus coins',
          memo: 'Description (Japanese)',
          memo_en: 'Description (English)',
          on_sale: 'On sale',
          withdrawn: 'Withdrawn',
          withdrawn_at: 'Withdrawn at',
          created: 'Created',
        },
        commands: { create: 'Created', edit: 'Edited', withdraw: 'Withdraw' },
      },
    },
    point_courses: {
      states: { 'on-sale': 'On sale', off: 'Not on sale', withdrawn: 'Withdrawn' },
      on_sale: { true: 'On sale', false: 'Not on sale' },
      withdrawn: { true: 'Withdrawn', false: 'Not withdrawn' },
      price_help: 'Yen. It gives the same number of paid points (300 to 50,000).',
      bonus_help: 'Given on top, as free points.',
      position_help: 'Smaller numbers come first.',
      memo_help: '“Recommended”, for example. Optional.',
      memo_en_help: 'If empty, the Japanese is shown.',
      memo: 'Description',
      preview: 'As members see it',
      explain_withdraw:
        'It disappears from the shop and can never be sold again. To stop it for a while, edit it and switch “On sale” off. Payments already requested are credited as requested.',
    },
  },
});
