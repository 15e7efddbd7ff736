/**
 * The names of the states of cards, draws and parcels. The members' pages and the console share them, so that members and
 * operators use the same words.
 */
export const STATE_WORDS = {
  ja: {
    /** The states of a draw and of its cards, as in `send_state`. */
    draw: { '1': '未選択', '2': '未発送', '3': '発送済み', '4': '発送なし' },
    parcel: { requested: '未発送', shipped: '発送済み', returned: '返送', forfeited: '失効' },
    all: '全て',
    undecided: '未選択',
    toShip: '未発送',
    /** The state of cards with a requested shipment, whatever the state of their parcel. */
    sent: '発送依頼',
    converted: 'ポイント還元',
  },
  en: {
    draw: { '1': 'Unselected', '2': 'Not shipped', '3': 'Shipped', '4': 'No shipping' },
    parcel: { requested: 'Not shipped', shipped: 'Shipped', returned: 'Returned', forfeited: 'Forfeited' },
    all: 'All',
    undecided: 'Unselected',
    toShip: 'Not shipped',
    sent: 'Shipping requested',
    converted: 'Converted to points',
  },
} as const;
