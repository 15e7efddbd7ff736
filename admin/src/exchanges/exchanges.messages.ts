import { defineMessages } from '../providers/messages';

export const exchangesMessages = defineMessages({
  resources: {
    'exchange-offers': {
      name: ['交換カード', 'Card for exchange |||| Cards for exchange'],
      empty: [
        '交換カードがありません。「新規作成」から、カードと必要ポイントと在庫を登録してください。',
        'There are no cards for exchange. Add one with its price and stock using “Create”.',
      ],
      fields: {
        id: ['交換カードID', 'ID'],
        card_id: ['カード', 'Card'],
        name: ['名前（日本語）', 'Name (Japanese)'],
        name_en: ['名前（英語）', 'Name (English)'],
        image_url: ['画像', 'Picture'],
        model_number: ['型番', 'Model number'],
        price_point: ['必要ポイント', 'Price'],
        stock: ['在庫', 'In stock'],
        taken: ['交換済み', 'Exchanged'],
        withdrawn: ['取り下げ', 'Withdrawn'],
        withdrawn_at: ['取り下げ日時', 'Withdrawn at'],
        created: ['作成日時', 'Created'],
      },
      commands: {
        create: ['作成', 'Created'],
        edit: ['編集', 'Edited'],
        restock: ['在庫を増減', 'Change stock'],
        withdraw: ['取り下げ', 'Withdraw'],
      },
    },
  },
  exchanges: {
    name: ['名前', 'Name'],
    withdrawn: {
      true: ['取り下げ済み', 'Withdrawn'],
      false: ['取り下げていない', 'Not withdrawn'],
    },
    card_help: [
      'いまの名前と画像のまま会員に見せます。あとでカードを編集しても変わりません。',
      'Members see the name and picture as they are now; later edits to the card do not change them.',
    ],
    price_help: [
      '会員が出すカードの還元ポイントの合計がこれ以上になると交換できます。超えた分はポイントで戻ります。変更はすぐに反映されます。',
      'Members can exchange once the conversion points of the cards they give reach this. Anything above it comes back as points. Changes apply at once.',
    ],
    stock_help: [
      'お手元にある枚数。交換されるたびに1枚減ります。',
      'How many you have on hand. Each exchange takes one.',
    ],
    count: ['増やす枚数（減らすときはマイナス）', 'Cards to add (minus to remove)'],
    explain_restock: [
      '在庫に足し引きします。会員が同時に交換しても、在庫より多く渡すことはありません。',
      'Adds to the stock or takes from it. Even if members exchange meanwhile, no more than the stock is given out.',
    ],
    explain_withdraw: [
      '会員はこのカードと交換できなくなり、元に戻せません。交換済みのカードは会員のものです。',
      'Members can no longer exchange for this card. This cannot be undone. Cards they have received stay theirs.',
    ],
  },
});
