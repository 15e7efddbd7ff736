/**
 * Columns of a list of tracking numbers, also as the carriers' own programs head them.
 *
 * Yamato B2 Cloud, list of issued labels (発行済データ): お客様管理番号, 伝票番号
 * (https://bmypage.kuronekoyamato.co.jp/bmypage/pdf/new_exchange1.pdf, read on 2026-11-20).
 * Sagawa e-Hiden III, shipped labels (出荷履歴): お問い合せ送り状No., お客様管理番号; e-Hiden II writes お問合せ送り状No
 * (public importers of these files, read on 2026-11-26).
 * Japan Post Yu-Pri R, shipping history (発送履歴): お客様側管理番号, お問い合わせ番号 (a public importer, read on 2026-11-26).
 */
export const TRACKING_HEADING = {
  required: [],
  optional: [
    ...(['number', 'id', 'customer_number', 'post_number'] as const),
    ...(['delivery_code', 'slip_number', 'sagawa_code', 'carrier'] as const),
  ],
  oneOf: [
    ['number', 'id', 'customer_number', 'post_number'],
    ['delivery_code', 'slip_number', 'sagawa_code'],
  ],
  words: {
    number: {
      name: { ja: '荷物番号', en: 'Parcel number' },
      also: ['お荷物番号', '管理番号', '注文番号', '受注番号', 'parcel', 'parcel no', 'order number', 'reference'],
    },
    id: { name: { ja: '発送ID', en: 'Shipment ID' }, also: ['発送番号', '出荷ID'] },
    customer_number: { name: { ja: 'お客様管理番号', en: 'Customer number' }, also: ['お客様管理No', '顧客管理番号'] },
    post_number: { name: { ja: 'お客様側管理番号', en: 'Customer-side number' } },
    delivery_code: {
      name: { ja: '追跡番号', en: 'Tracking number' },
      also: [
        ...[
          'お問い合わせ番号',
          'お問合せ番号',
          'お問合わせ番号',
          '問い合わせ番号',
          '問合せ番号',
          'お問い合わせ伝票番号',
        ],
        ...['お問い合せ番号', 'お問合せ伝票番号', '送り状番号', '配送伝票番号', '配送番号', '引受番号', '追跡No'],
        ...['tracking', 'tracking no', 'tracking code', 'tracking_number', 'delivery number', 'waybill', 'awb'],
      ],
    },
    slip_number: { name: { ja: '伝票番号', en: 'Slip number' }, also: ['伝票No', '宅急便伝票番号'] },
    sagawa_code: {
      name: { ja: 'お問い合せ送り状No.', en: 'Sagawa slip number' },
      also: [
        'お問合せ送り状No',
        'お問い合わせ送り状No',
        'お問い合せ送り状番号',
        'お問合せ送り状番号',
        'お問い合わせ送り状番号',
      ],
    },
    carrier: {
      name: { ja: '配送業者', en: 'Carrier' },
      also: [
        '配送会社',
        '運送会社',
        '運送業者',
        '宅配業者',
        '宅配会社',
        '配送方法',
        '発送方法',
        'shipping company',
        'courier',
      ],
    },
  },
  ignoresOthers: true,
} as const;

/** The headings of an empty list to fill in. */
export const TRACKING_TEMPLATE = ['number', 'delivery_code', 'carrier'] as const;
