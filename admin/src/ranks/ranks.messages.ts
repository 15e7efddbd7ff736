import { defineMessages } from '../providers/messages';

export const ranksMessages = defineMessages({
  resources: {
    ranks: {
      name: ['ランク', 'Rank |||| Ranks'],
      empty: ['ランクがありません。「新規作成」から追加してください。', 'There are no ranks. Add one with “Create”.'],
      fields: {
        id: ['ランクID', 'Rank ID'],
        name: ['名前（日本語）', 'Name (Japanese)'],
        name_en: ['名前（英語）', 'Name (English)'],
        image_url: ['アイコン', 'Icon'],
        rank_max_price: ['必要な月のお支払い額', 'Monthly payment needed'],
        rank_coin: ['維持に必要なコイン', 'Coins to keep it'],
        withdrawn: ['取り下げ', 'Withdrawn'],
        withdrawn_at: ['取り下げ日時', 'Withdrawn at'],
        created: ['作成日時', 'Created'],
      },
      commands: {
        create: ['作成', 'Created'],
        edit: ['編集', 'Edited'],
        withdraw: ['取り下げ', 'Withdraw'],
      },
    },
  },
  ranks: {
    name: ['名前', 'Name'],
    withdrawn: {
      true: ['取り下げ済み', 'Withdrawn'],
      false: ['取り下げていない', 'Not withdrawn'],
    },
    name_en_help: ['空欄なら日本語を表示します。', 'If empty, the Japanese is shown.'],
    price_help: [
      '円。月にこの額を支払った会員が、翌月このランクになります。0は全員です。変更は翌月から反映されます。',
      'Yen. Members who pay this much in a month have the rank the next month. 0 means everybody. Changes apply from the next month.',
    ],
    coin_help: [
      '翌月も維持するためのコイン。0は維持できません。',
      'Coins needed to keep it for the next month. 0 means it cannot be kept.',
    ],
    icon_help: [
      'ヘッダーとマイページに表示します。正方形の画像をお使いください。',
      'Shown in the header and on members’ own pages. Use a square picture.',
    ],
    explain_withdraw: [
      '翌月からこのランクになる会員はいなくなり、元に戻せません。今月のランクと、コインで維持済みの来月のランクはそのままです。',
      'From next month no member gets this rank. This cannot be undone. This month’s ranks, and next month’s ranks already kept with coins, stay as they are.',
    ],
  },
});
