/** The names of the pack states, in the console’s lists and in texts of the shop. */
export const PACK_STATE_WORDS = {
  ja: {
    status: { draft: '下書き', published: '公開中', paused: '停止中', closed: '終了' },
    planned: '公開予約',
    coming: '近日公開',
    soldOut: '完売',
  },
  en: {
    status: { draft: 'Draft', published: 'Published', paused: 'Paused', closed: 'Closed' },
    planned: 'Publication planned',
    coming: 'Coming soon',
    soldOut: 'Sold out',
  },
} as const;
