/** The meanings of columns in a bank's file. */
export const STATEMENT_COLUMNS = [
  'booked_on',
  'year',
  'month',
  'day',
  'in',
  'out',
  'amount',
  'direction',
  'sender',
  'summary',
  'balance',
  'enquiry',
  'cancelled',
  'account',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** The names of columns as operators read them. */
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

/** The heading of each column in a bank's file; an absent column is omitted or ''. */
export type StatementHeadings = Readonly<Partial<Record<StatementColumn, string>>>;

/** Groups of columns. A file needs one column of each group: day, amount, sender. */
const NEEDED: readonly (readonly StatementColumn[])[] = [
  ['booked_on', 'year'],
  ['in', 'amount'],
  ['sender', 'summary'],
];

/** Returns the first missing column that a file requires; null if none is missing. */
export const missingColumnOf = (headings: StatementHeadings): StatementColumn | null => {
  const isThere = (column: StatementColumn): boolean => Boolean(headings[column]);
  const group = NEEDED.find((columns) => !columns.some(isThere));
  if (group) return group[0]!;
  if (isThere('booked_on')) return null;
  return (['month', 'day'] as const).find((column) => !isThere(column)) ?? null;
};

/** Headings of an empty statement that an operator may fill in. */
export const STATEMENT_TEMPLATE = ['booked_on', 'in', 'sender', 'enquiry', 'balance'] as const;
