import { defineMessages } from '../providers/messages';

export const coursesMessages = defineMessages({
  resources: {
    'point-courses': {
      name: ['ポイントのコース', 'Point package |||| Point packages'],
      empty: [
        'コースがありません。「新規作成」から、会員に販売するポイントを追加してください。',
        'There are no point packages. Add one with “Create”.',
      ],
      fields: {
        id: ['コースID', 'Package ID'],
        position: ['表示順', 'Position'],
        price: ['価格', 'Price'],
        point: ['有償ポイント', 'Paid points'],
        bonus_point: ['ボーナスポイント', 'Bonus points'],
        bonus_coin: ['ボーナスコイン', 'Bonus coins'],
        memo: ['説明（日本語）', 'Description (Japanese)'],
        memo_en: ['説明（英語）', 'Description (English)'],
        on_sale: ['販売', 'On sale'],
        withdrawn: ['取り下げ', 'Withdrawn'],
        withdrawn_at: ['取り下げた日時', 'Withdrawn at'],
        created: ['作成日時', 'Created'],
      },
      commands: {
        create: ['作成', 'Created'],
        edit: ['編集', 'Edited'],
        withdraw: ['取り下げる', 'Withdraw'],
      },
    },
  },
  point_courses: {
    states: {
      'on-sale': ['販売中', 'On sale'],
      off: ['販売停止', 'Not on sale'],
      withdrawn: ['取り下げ済み', 'Withdrawn'],
    },
    on_sale: {
      true: ['販売中', 'On sale'],
      false: ['販売していない', 'Not on sale'],
    },
    withdrawn: {
      true: ['取り下げ済み', 'Withdrawn'],
      false: ['取り下げていない', 'Not withdrawn'],
    },
    price_help: [
      '円。同じ数の有償ポイントになります（300〜50,000）。',
      'Yen. It gives the same number of paid points (300 to 50,000).',
    ],
    bonus_help: ['無償ポイントとして上乗せします。', 'Given on top, as free points.'],
    position_help: ['小さいほど先に並びます。', 'Smaller numbers come first.'],
    memo_help: ['「おすすめ」など。空欄でもかまいません。', '“Recommended”, for example. Optional.'],
    memo_en_help: ['空欄なら日本語を表示します。', 'If empty, the Japanese is shown.'],
    memo: ['説明', 'Description'],
    preview: ['会員の画面での見え方', 'As members see it'],
    explain_withdraw: [
      '会員の画面から消え、二度と販売できません。一時的に止めるだけなら、編集で「販売」をオフにしてください。すでに申し込まれたお支払いは、申し込みどおりに付与されます。',
      'It disappears from the shop and can never be sold again. To stop it for a while, edit it and switch “On sale” off. Payments already requested are credited as requested.',
    ],
  },
});
