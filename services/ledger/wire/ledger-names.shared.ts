import { PROVIDER_ACCOUNTS } from '../../platform/payments/providers.shared.js';

type Names = Readonly<Record<string, { readonly ja: string; readonly en: string }>>;

/** The names of accounts in the console and in files for accountants: `member:<id>:paid` is `member_paid`. */
export const ACCOUNT_NAMES = {
  member_paid: { ja: '会員・有償', en: 'Members, paid' },
  member_free: { ja: '会員・無償', en: 'Members, free' },
  member_coin: { ja: '会員・コイン', en: 'Members, coins' },
  member_owed: { ja: '会員・未収金', en: 'Members, owed' },
  sales: { ja: '売上', en: 'Sales' },
  promotion: { ja: '販促', en: 'Promotion' },
  conversion: { ja: 'ポイント還元', en: 'Conversion' },
  breakage: { ja: '失効益', en: 'Breakage' },
  forfeiture: { ja: '没収', en: 'Forfeiture' },
  provider: { ja: '決済会社', en: 'Payment provider' },
  ...PROVIDER_ACCOUNTS,
  partner: { ja: '提携サイト', en: 'Partner site' },
  fees: { ja: '決済手数料', en: 'Payment fees' },
  refunds: { ja: '未払返金', en: 'Refunds to be paid' },
  chargebacks: { ja: 'チャージバック係争中', en: 'Chargebacks in dispute' },
  transfers: { ja: '提携サイトへ移行中', en: 'On the way to partner sites' },
  suspense: { ja: '仮勘定', en: 'Suspense' },
  adjustment: { ja: '調整', en: 'Adjustment' },
} as const satisfies Names;

/** The names of the kinds of documents. */
export const KIND_NAMES = {
  draw: { ja: 'ガチャ', en: 'Draw' },
  grant: { ja: '付与', en: 'Grant' },
  decision: { ja: 'ポイント還元', en: 'Conversion' },
  expiry: { ja: '失効', en: 'Expiry' },
  forfeit: { ja: '没収', en: 'Forfeiture' },
  payment: { ja: '購入', en: 'Purchase' },
  refund: { ja: '返金', en: 'Refund' },
  deposit: { ja: '銀行入金', en: 'Bank deposit' },
  chargeback: { ja: 'チャージバック', en: 'Chargeback' },
  settlement: { ja: '精算', en: 'Settlement' },
  rank: { ja: 'ランク維持', en: 'Rank kept' },
  exchange: { ja: 'カード交換', en: 'Card exchange' },
  referral: { ja: 'お友だち紹介', en: 'Referral' },
  transfer: { ja: '提携サイト移行', en: 'Partner transfer' },
  closing: { ja: '退会', en: 'Account closed' },
  reversal: { ja: '付与の取り消し', en: 'Grant taken back' },
} as const satisfies Names;

export const UNIT_NAMES = {
  points: { ja: 'ポイント', en: 'Points' },
  coins: { ja: 'コイン', en: 'Coins' },
} as const satisfies Names;

/** The names of actors that are not persons. */
export const ACTOR_NAMES = {
  operator: { ja: '運営者', en: 'Operator' },
  member: { ja: '会員', en: 'Member' },
  clock: { ja: '期限到来', en: 'Deadline' },
  policy: { ja: '自動処理', en: 'The shop' },
  provider: { ja: '決済会社', en: 'Provider' },
  partner: { ja: '提携サイト', en: 'Partner site' },
} as const satisfies Names;

/** Maps `member:<id>:paid` to `member_paid`, and `provider:x` to `provider`. */
const wordOf = (account: string): string => {
  const [first, ...rest] = account.split(':');
  return first === 'member' ? `member_${rest.at(-1)}` : (first ?? account);
};

/** Returns the name of a key, or the key itself if it has no name. */
export const nameIn = (names: Names, key: string, language: 'ja' | 'en'): string =>
  Object.hasOwn(names, key) ? names[key]![language] : key;

/** Returns the name of an account. An account of several has its own name with it: 決済会社 (gmo). */
export const toAccountName = (account: string, language: 'ja' | 'en'): string => {
  const word = wordOf(account);
  if (!Object.hasOwn(ACCOUNT_NAMES, word)) return account;
  const [first, name] = account.split(':');
  const providerKey = `${first}_${name}`;
  if (first === 'provider' && Object.hasOwn(ACCOUNT_NAMES, providerKey))
    return nameIn(ACCOUNT_NAMES, providerKey, language);
  const words = nameIn(ACCOUNT_NAMES, word, language);
  return name && (first === 'provider' || first === 'partner') ? `${words} (${name})` : words;
};

/** Returns the names in one language, by key. */
export const pickNames = <Key extends string>(
  names: Readonly<Record<Key, { readonly ja: string; readonly en: string }>>,
  language: 'ja' | 'en',
): Record<Key, string> =>
  Object.fromEntries(Object.keys(names).map((key) => [key, names[key as Key][language]])) as Record<Key, string>;
