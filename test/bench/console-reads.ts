import { createHash } from 'node:crypto';

const list = (resource: string, filter: object = {}, sort?: readonly [string, 'ASC' | 'DESC'], from = 0): string => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([from, from + 24]) });
  if (sort) query.set('sort', JSON.stringify(sort));
  return `${resource}?${query}`;
};

/** The 77th member of `console-data.ts`. */
const MEMBER = createHash('md5')
  .update('member77')
  .digest('hex')
  .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
const NEWEST = { from: '2026-01-01T00:00:00+09:00' };

/** Every list and search of the operators' API that grows with the shop, as name and path. */
export const CONSOLE_READS: readonly (readonly [name: string, path: string])[] = [
  ['members, newest', list('members', {}, ['created', 'DESC'])],
  ['members, page 20', list('members', {}, ['created', 'DESC'], 475)],
  ['members by mail', list('members', {}, ['mail', 'ASC'])],
  ['members by name', list('members', {}, ['last_name', 'ASC'])],
  ['members, q = a mail', list('members', { q: 'member777777@example.com' })],
  ['members, q = the beginning of a mail', list('members', { q: 'member7777' })],
  ['members, q = the middle of a mail', list('members', { q: 'ber77777' })],
  ['members, q = the end of all mails', list('members', { q: 'example.com' })],
  ['members, q = a name', list('members', { q: '山田太郎770' })],
  ['members, q = a common name', list('members', { q: '山田' })],
  ['members, q = the middle of a name', list('members', { q: '郎770' })],
  ['members, q = the middle of many names', list('members', { q: '太郎' })],
  ['members, q = a phone number', list('members', { q: '09000777777' })],
  ['members, q = the end of a phone number', list('members', { q: '7777' })],
  ['members, q = an id', list('members', { q: MEMBER })],
  ['members, q = nobody', list('members', { q: 'nobody at all' })],
  ['members, banned', list('members', { state: 'banned' })],
  ['lots of a member', list(`members/${MEMBER}/lots`)],
  ['log-ins of a member', list(`members/${MEMBER}/log-ins`)],
  ['accounts like that of a member', `members/${MEMBER}/duplicates`],
  ['balance of a member, explained', `members/${MEMBER}/balance-explained`],
  ['draws, newest', list('draws')],
  ['draws, oldest', list('draws', {}, ['created', 'ASC'])],
  ['draws of a member', list('draws', { member_id: MEMBER })],
  ['draws of a pack', list('draws', { pack_id: 'bench-3' })],
  ['draws, undecided', list('draws', { send_state: '1' })],
  ['draws, shipped (none)', list('draws', { send_state: '3' })],
  ['draws of a pack in a time', list('draws', { pack_id: 'bench-3', ...NEWEST })],
  ['shipments, oldest to send', list('shipments', { status: 'requested' }, ['requested_at', 'ASC'])],
  ['shipments, all', list('shipments', {}, ['requested_at', 'DESC'])],
  ['shipments, late', list('shipments', { late: true })],
  ['shipments of a member', list('shipments', { member_id: MEMBER })],
  ['shipments, q = a tracking number', list('shipments', { q: '000000077777' })],
  ['shipments, q = a name', list('shipments', { q: '山田 太郎770' })],
  ['ledger entries, newest', list('ledger-entries')],
  ['ledger entries, oldest', list('ledger-entries', {}, ['at', 'ASC'])],
  ['ledger entries by amount', list('ledger-entries', {}, ['amount', 'DESC'])],
  ['ledger entries, page 20', list('ledger-entries', {}, ['at', 'DESC'], 475)],
  ['ledger entries of an account of the house', list('ledger-entries', { account: 'breakage' })],
  ['ledger entries of all paid accounts', list('ledger-entries', { account: 'member:paid' })],
  ['ledger entries of an account that has none', list('ledger-entries', { account: 'forfeiture' })],
  ['ledger entries of a member', list('ledger-entries', { member_id: MEMBER })],
  ['ledger entries of a kind', list('ledger-entries', { kind: 'decision' })],
  ['ledger entries of a document', list('ledger-entries', { document: MEMBER })],
  ['ledger entries of an operator', list('ledger-entries', { operator_id: MEMBER })],
  ['ledger entries in coins', list('ledger-entries', { unit: 'coins' })],
  ['ledger entries in a time', list('ledger-entries', NEWEST)],
  ['ledger entries of an amount', list('ledger-entries', { amount_from: 777, amount_to: 777 })],
  ['ledger entries, a member and a kind', list('ledger-entries', { member_id: MEMBER, kind: 'grant' })],
  ['ledger sums of all', list('ledger-entries/sums')],
  ['ledger sums of a member', list('ledger-entries/sums', { member_id: MEMBER })],
  ['ledger accounts', list('ledger-accounts')],
  ['ledger accounts of a member', list('ledger-accounts', { member_id: MEMBER })],
  ['cards ledger (report)', list('cards-ledger')],
  ['cards ledger, all cards (report)', 'cards-ledger/totals'],
  ['trial balance, now (report)', 'trial-balance'],
  ['trial balance of an instant (report)', 'trial-balance?at=2026-07-07T07:07:07.777%2B09:00'],
  ['unused paid balance (report)', 'unused-paid-balance'],
  ['expiry forecast (report: adds up every lot)', 'expiry-forecast'],
  ['audit trail, newest', list('audit-trail', {}, ['id', 'DESC'])],
  ['audit trail of a thing', list('audit-trail', { subject: `members/${MEMBER}` })],
  ['audit trail, q', list('audit-trail', { q: 'reason 777' })],
  ['audit trail, q = a common word', list('audit-trail', { q: 'reason' })],
  ['audit trail, q = a common word, oldest', list('audit-trail', { q: 'reason' }, ['id', 'ASC'])],
  ['audit trail, q = a common word, page 20', list('audit-trail', { q: 'reason' }, ['id', 'DESC'], 475)],
  ['audit trail, q = a word of one act in a hundred', list('audit-trail', { q: 'n 77' })],
  ['audit trail, q = an operator who did everything', list('audit-trail', { q: 'Owner' })],
  ['audit trail, q = an amount', list('audit-trail', { q: '777' })],
  ['audit trail, q = a member’s mail', list('audit-trail', { q: 'member777@' })],
  ['audit trail, q = the middle of a member’s mail', list('audit-trail', { q: 'ember777@' })],
  ['audit trail, q = a common name of members', list('audit-trail', { q: '山田' })],
  ['audit trail, q = what the console calls an act', list('audit-trail', { q: '利用停止', acts: ['members/ban'] })],
  ['chain checks', list('chain-checks')],
  ['packs', list('packs')],
  ['cards', list('cards')],
  ['notices', list('notices')],
  ['operators', list('operators')],
  ['projections', list('projections')],
  ['dead letters', list('dead-letters')],
  ['jobs', list('jobs')],
];

/** Resources that do not grow: a handful of rows, or a file that is streamed row by row. */
export const IN_MEMORY: readonly string[] = [
  'session',
  'settings',
  'banners',
  'card-types',
  'dashboard',
  'shipments.csv',
  'audit-trail.csv',
  'ledger-entries.csv',
];
