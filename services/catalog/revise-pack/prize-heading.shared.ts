/** The columns of a prize file, by the names in the API, the console and other programs. */
export const PRIZE_HEADING = {
  required: ['card_id', 'rank', 'rank_name', 'quantity'],
  optional: ['rank_name_en', 'buy_point', 'no_reduction', 'set_count'],
  words: {
    card_id: {
      name: { ja: 'カードコード', en: 'Card code' },
      also: ['カードID', 'カード', 'コード', '商品コード', '品番', 'card', 'code', 'sku'],
    },
    rank: { name: { ja: 'ランク', en: 'Rank' }, also: ['ランク番号', '等級', '賞', '順位', 'rank no', 'tier'] },
    rank_name: {
      name: { ja: 'ランク名', en: 'Rank name' },
      also: ['ランク名（日本語）', '賞名', '等級名', 'name of the rank', 'rank name (ja)'],
    },
    rank_name_en: {
      name: { ja: 'ランク名（英語）', en: 'Rank name (English)' },
      also: ['ランク名英語', '英語のランク名', '賞名（英語）', 'name of the rank (English)', 'rank name en'],
    },
    quantity: {
      name: { ja: '口数', en: 'Tickets' },
      also: [
        '数量',
        '個数',
        '本数',
        '枚数',
        '当選数',
        '当たり本数',
        '数',
        '封入口数',
        '封入数',
        'qty',
        'count',
        'ticket',
      ],
    },
    buy_point: {
      name: { ja: '還元ポイント', en: 'Refund points' },
      also: [
        '還元',
        '還元P',
        '還元pt',
        '買取ポイント',
        '変換ポイント',
        'converts to',
        'refund',
        'points',
        'refund point',
      ],
    },
    no_reduction: {
      name: { ja: '発送のみ', en: 'Shipping only' },
      also: ['還元不可', '還元なし', '発送限定', 'ship only', 'no refund'],
    },
    set_count: {
      name: { ja: 'セット枚数', en: 'Cards in a set' },
      also: ['セット数', '1口の枚数', '枚数（1口）', 'set', 'set size'],
    },
  },
} as const;

/** The headings of an empty prize file. */
export const PRIZE_TEMPLATE = [...PRIZE_HEADING.required, ...PRIZE_HEADING.optional] as const;
