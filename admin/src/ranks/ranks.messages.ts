import { defineMessages } from '../providers/messages';

export const ranksMessages = defineMessages({
  ja: {
    resources: {
      ranks: {
        name: 'ランク',
        empty: 'ランクがありません。「新規作成」から追加してください。',
        fields: {
          id: 'ランクID',
          name: '名前（日本語）',
          name_en: '名前（英語）',
          image_url: 'アイコン',
          rank_max_price: '必要な月のお支払い額',
          rank_coin: '維持に必要なコイン',
          withdrawn: '取り下げ',
          withdrawn_at: '取り下げ日時',
          created: '作成日時',
        },
        commands: { create: '作成', edit: '編集', withdraw: '取り下げ' },
      },
    },
    ranks: {
      name: '名前',
      withdrawn: { true: '取り下げ済み', false: '取り下げていない' },
      name_en_help: '空欄なら日本語を表示します。',
      price_help: '円。月にこの額を支払った会員が、翌月このランクになります。0は全員です。変更は翌月から反映されます。',
      coin_help: '翌月も維持するためのコイン。0は維持できません。',
      icon_help: 'ヘッダーとマイページに表示します。正方形の画像をお使いください。',
      explain_withdraw:
        '翌月からこのランクになる会員はいなくなり、元に戻せません。今月のランクと、コインで維持済みの来月のランクはそのままです。',
    },
  },
  en: {
    resources: {
      ranks: {
        name: 'Rank |||| Ranks',
        empty: 'There are no ranks. Add one with “Create”.',
        fields: {
          id: 'Rank ID',
          name: 'Name (Japanese)',
          name_en: 'Name (English)',
          image_url: 'Icon',
          rank_max_price: 'Monthly payment needed',
          rank_coin: 'Coins to keep it',
          withdrawn: 'Withdrawn',
          withdrawn_at: 'Withdrawn at',
          created: 'Created',
        },
        commands: { create: 'Created', edit: 'Edited', withdraw: 'Withdraw' },
      },
    },
    ranks: {
      name: 'Name',
      withdrawn: { true: 'Withdrawn', false: 'Not withdrawn' },
      name_en_help: 'If empty, the Japanese is shown.',
      price_help:
        'Yen. Members who pay this much in a month have the rank the next month. 0 means everybody. Changes apply from the next month.',
      coin_help: 'Coins needed to keep it for the next month. 0 means it cannot be kept.',
      icon_help: 'Shown in the header and on members’ own pages. Use a square picture.',
      explain_withdraw:
        'From next month no member gets this rank. This cannot be undone. This month’s ranks, and next month’s ranks already kept with coins, stay as they are.',
    },
  },
});
