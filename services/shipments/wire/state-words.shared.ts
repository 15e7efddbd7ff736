/**
 * What the states of cards, draws and parcels are called. The members' pages and the operators' console say the same:
 * members that call the shop and operators that answer see one word for one state.
 */
export const STATE_WORDS = {
  ja: {
    /** Of a draw, and of each of its cards, as `send_state` has them. */
    draw: { '1': '未選択', '2': '未発送', '3': '発送済み', '4': '発送なし' },
    parcel: { requested: '未発送', shipped: '発送済み', returned: '返送', forfeited: '失効' },
    all: '全て',
    undecided: '未選択',
    toShip: '未発送',
    /** Cards for which shipping was asked, whatever became of their parcel. */
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
