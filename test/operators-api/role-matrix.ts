import type { Role } from '../../services/operators/index.js';

const O: readonly Role[] = ['owner'];
const OF: readonly Role[] = ['owner', 'finance'];
const OS: readonly Role[] = ['owner', 'support'];
const ALL: readonly Role[] = ['owner', 'support', 'finance'];

/**
 * Who may do what, as the shop's owner wrote it down: `owner` all, `support` members, shipments and notices, `finance` reads
 * everything about money and changes nothing. The code says the same at each route, and a test holds them together: a new
 * route has no line here until somebody has thought about who it is for.
 */
export const ROLE_MATRIX: Readonly<Record<string, readonly Role[]>> = {
  'GET session': ALL,
  'DELETE session': ALL,
  'POST session/confirm': ALL,
  'POST session/otp': ALL,
  'POST session/otp/confirm': ALL,

  'GET dashboard': ALL,
  'GET openapi.json': ALL,
  'GET operators': O,
  'GET operators/:id': O,
  'POST operators': O,
  'POST operators/:id/change-role': O,
  'POST operators/:id/disable': O,
  'POST operators/:id/enable': O,
  'POST operators/:id/require-otp': O,
  'POST operators/:id/waive-otp': O,
  'POST operators/:id/reset-otp': O,
  'POST operators/:id/reset-password': O,
  'GET settings': O,
  'GET settings/:id': O,
  'POST settings/:id/change': O,
  'POST settings/:id/maintenance': O,
  // Of what their role may list.
  'GET audit-trail': ALL,
  'GET audit-trail/:id': ALL,
  'GET audit-trail.csv': O,
  'GET projections': OF,
  'GET projections/:id': OF,
  'POST projections/:id/rebuild': O,
  'POST projections/:id/reconcile': O,
  'GET dead-letters': OF,
  'GET dead-letters/:id': OF,
  'POST dead-letters/:id/retry': O,
  'POST dead-letters/:id/discard': O,
  'GET parked-mails': OS,
  'GET parked-mails/:id': OS,
  'POST parked-mails/:id/retry': OS,
  'POST parked-mails/:id/discard': OS,
  'GET jobs': OF,
  'GET jobs/:id': OF,

  'GET point-courses': ALL,
  'GET point-courses/:id': ALL,
  'POST point-courses': O,
  'PUT point-courses/:id': O,
  'POST point-courses/:id/withdraw': O,

  'GET members': ALL,
  'GET members/:id': ALL,
  'GET members/:id/lots': ALL,
  'GET members/:id/timeline': ALL,
  'GET members/:id/balance-explained': OF,
  'GET members/:id/duplicates': OS,
  'GET members/:id/log-ins': OS,
  'POST members/:id/ban': OS,
  'POST members/:id/unban': OS,
  'POST members/:id/change-mail': OS,
  'POST members/:id/change-address': OS,
  'POST members/:id/grant-coins': OS,
  'POST members/:id/grant-points': OS,

  'GET packs': OF,
  'POST packs': O,
  'GET packs/:id': OF,
  'PUT packs/:id': O,
  'GET packs/:id/preflight': OF,
  'GET packs/:id/prizes.csv': OF,
  'POST packs/:id/prizes.csv': O,
  'POST packs/:id/publish': O,
  'POST packs/:id/cancel-publication': O,
  'POST packs/:id/change-display': O,
  'POST packs/:id/pause': O,
  'POST packs/:id/resume': O,
  'POST packs/:id/close': O,
  'GET cards': OF,
  'POST cards': O,
  'GET cards/:id': OF,
  'PUT cards/:id': O,
  'GET card-types': OF,
  'POST card-types': O,
  'GET card-types/:id': OF,
  'PUT card-types/:id': O,
  'GET draws': ALL,
  'GET draws/:id': ALL,

  'GET banners': O,
  'GET banners/:id': O,
  'PUT banners/:id': O,
  'GET notices': OS,
  'POST notices': OS,
  'GET notices/:id': OS,
  'PUT notices/:id': OS,
  'POST notices/preview': OS,
  'POST uploads': OS,

  'GET shipments': ALL,
  'GET shipments/:id': ALL,
  'GET shipments.csv': ALL,
  'POST shipments/tracking.csv': OS,
  'POST shipments/:id/mark-shipped': OS,
  'POST shipments/:id/correct-tracking': OS,
  'POST shipments/:id/change-address': OS,
  'POST shipments/:id/mark-returned': OS,
  'POST shipments/:id/resend': OS,
  'POST shipments/:id/forfeit': OS,
  'POST shipments/:id/combine': OS,
  'POST shipments/:id/split': OS,

  'GET ledger-accounts': OF,
  'GET ledger-accounts/:id': OF,
  'GET ledger-entries': OF,
  'GET ledger-entries/:id': OF,
  'GET ledger-entries/sums': OF,
  'GET ledger-entries.csv': OF,
  'GET trial-balance': OF,
  'GET unused-paid-balance': OF,
  'GET expiry-forecast': OF,
  'GET cards-ledger': OF,
  'GET cards-ledger/:id': OF,
  'GET cards-ledger/totals': OF,
  'GET chain-checks': OF,
  'GET chain-checks/:id': OF,
  'POST chain-checks': OF,
};

/** Files that the operators' API writes, and whether they hold people's data: then they ask again who it is. */
export const EXPORTS: Readonly<Record<string, boolean>> = {
  'GET shipments.csv': true,
  'GET ledger-entries.csv': true,
  'GET audit-trail.csv': true,
  'GET packs/:id/prizes.csv': false,
};

/** What finance may do besides reading: it changes nothing of the business. */
export const FINANCE_MAY_BEGIN: readonly string[] = [
  'DELETE session',
  'POST session/confirm',
  'POST session/otp',
  'POST session/otp/confirm',
  'POST chain-checks',
];
