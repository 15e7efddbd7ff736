/** The columns of a provider's file of one day in the shop's own format. */
export const SETTLEMENT_HEADING = {
  required: ['date', 'order', 'reference', 'kind', 'yen', 'fee', 'net'],
  words: {
    date: { name: { ja: '日付', en: 'Date' }, also: ['処理日', '取引日', '売上日', '精算日'] },
    order: { name: { ja: '注文番号', en: 'Order' }, also: ['注文ID', '取引ID', 'オーダーID', '受注番号', 'order id'] },
    reference: { name: { ja: '決済番号', en: 'Reference' }, also: ['決済ID', '照会番号', 'reference id'] },
    kind: { name: { ja: '種別', en: 'Kind' }, also: ['区分', '取引種別', 'type'] },
    yen: { name: { ja: '金額', en: 'Amount' }, also: ['取引金額', '売上金額', 'gross'] },
    fee: { name: { ja: '手数料', en: 'Fee' }, also: ['決済手数料', '手数料額'] },
    net: { name: { ja: '入金額', en: 'Net' }, also: ['差引額', '差引金額', '振込額', '純額', '正味'] },
  },
  ignoresOthers: true,
} as const;

/** Headings of an empty file that an operator may fill in. */
export const SETTLEMENT_TEMPLATE = SETTLEMENT_HEADING.required;
