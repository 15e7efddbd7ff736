import { defineMessages } from '../providers/messages';

export const exchangesMessages = defineMessages({
  ja: {
    resources: {
      'exchange-offers': {
        name: '交換カード',
        empty: '交換カードがありません。「新規作成」から、カードと必要ポイントと在庫を登録してください。',
        fields: {
          id: '交換カードID',
          card_id: 'カード',
          name: '名前（日本語）',
          name_en: '名前（英語）',
          image_url: '画像',
          model_number: '型番',
          price_point: '必要ポイント',
          stock: '在庫',
          taken: '交換済み',
          withdrawn: '取り下げ',
          withdrawn_at: '取り下げ日時',
          created: '作成日時',
        },
        commands: { create: '作成', edit: '編集', restock: '在庫を増減', withdraw: '取り下げ' },
      },
    },
    exchanges: {
      name: '名前',
      withdrawn: { true: '取り下げ済み', false: '取り下げていない' },
      card_help: 'いまの名前と画像のまま会員に見せます。あとでカードを編集しても変わりません。',
      price_help:
        '会員が出すカードの還元ポイントの合計がこれ以上になると交換できます。超えた分はポイントで戻ります。変更はすぐに反映されます。',
      stock_help: 'お手元にある枚数。交換されるたびに1枚減ります。',
      count: '増やす枚数（減らすときはマイナス）',
      explain_restock: '在庫に足し引きします。会員が同時に交換しても、在庫より多く渡すことはありません。',
      explain_withdraw: '会員はこのカードと交換できなくなり、元に戻せません。交換済みのカードは会員のものです。',
    },
  },
  en: {
    resources: {
      'exchange-offers': {
        name: 'Card for exchange |||| Cards for exchange',
        empty: 'There are no cards for exchange. Add one with its price and stock using “Create”.',
        fields: {
          id: 'ID',
          card_id: 'Card',
          name: 'Name (Japanese)',
          name_en: 'Name (English)',
          image_url: 'Picture',
          model_number: 'Model number',
          price_point: 'Price',
          stock: 'In stock',
          taken: 'Exchanged',
          withdrawn: 'Withdrawn',
          withdrawn_at: 'Withdrawn at',
          created: 'Created',
        },
        commands: { create: 'Created', edit: 'Edited', restock: 'Change stock', withdraw: 'Withdraw' },
      },
    },
    exchanges: {
      name: 'Name',
      withdrawn: { true: 'Withdrawn', false: 'Not withdrawn' },
      card_help: 'Members see the name and picture as they are now; later edits to the card do not change them.',
      price_help:
        'Members can exchange once the conversion points of the cards they give reach this. Anything above it comes back as points. Changes apply at once.',
      stock_help: 'How many you have on hand. Each exchange takes one.',
      count: 'Cards to add (minus to remove)',
      explain_restock:
        'Adds to the stock or takes from it. Even if members exchange meanwhile, no more than the stock is given out.',
      explain_withdraw:
        'Members can no longer exchange for this card. This cannot be undone. Cards they have received stay theirs.',
    },
  },
});
