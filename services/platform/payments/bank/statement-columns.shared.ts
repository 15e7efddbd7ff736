/** The meanings of columns in a bank's file. */
export const STATEMENT_COLUMNS = [
  ...(['booked_on', 'year', 'month', 'day', 'in', 'out', 'amount', 'direction'] as const),
  ...(['sender', 'summary', 'balance', 'enquiry', 'cancelled', 'account'] as const),
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Columns as people read them. */
export const STATEMENT_COLUMN_NAMES: Readonly<Record<StatementColumn, { readonly ja: string; readonly en: string }>> = {
  booked_on: { ja: '取引日', en: 'Date' },
  year: { ja: '取引日（年）', en: 'Date (year)' },
  month: { ja: '取引日（月）', en: 'Date (month)' },
  day: { ja: '取引日（日）', en: 'Date (day)' },
  in: { ja: '入金金額', en: 'Money in' },
  out: { ja: '出金金額', en: 'Money out' },
  amount: { ja: '金額', en: 'Amount' },
  direction: { ja: '入払区分', en: 'In or out' },
  sender: { ja: '振込依頼人名', en: 'Sender' },
  summary: { ja: '摘要', en: 'Summary' },
  balance: { ja: '残高', en: 'Balance' },
  enquiry: { ja: '照会番号', en: 'Bank reference' },
  cancelled: { ja: '取消', en: 'Cancelled' },
  account: { ja: '口座番号', en: 'Account number' },
};

/** Headings of an empty statement to fill in. */
export const STATEMENT_TEMPLATE = ['booked_on', 'in', 'sender', 'enquiry', 'balance'] as const;
