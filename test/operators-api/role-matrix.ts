import type { Role } from '../../services/platform/console-api/access/operator.js';

/**
 * Access of each role, as the shop's owner decided. An `owner` may do all. A `pack-editor` edits the catalog without persons.
 * The role `shipping` sees parcels with their addresses and no money. The role `support` handles members, shipments and
 * notices. The role `finance` reads everything about money, sets layouts of bank files and decides approvals. An `auditor`
 * reads the same and the audit trail, with every person masked, and changes nothing. Each route declares its roles in the code,
 * and a test compares them. A new route needs a line here, so its roles must be decided.
 */
const LAW = `
                                            owner  pack-editor  shipping  support  finance  auditor
GET session                                   ●         ●           ●        ●        ●        ●
DELETE session                                ●         ●           ●        ●        ●        ●
POST session/confirm                          ●         ●           ●        ●        ●        ●
POST session/otp                              ●         ●           ●        ●        ●        ●
POST session/otp/confirm                      ●         ●           ●        ●        ●        ●

GET dashboard                                 ●         ●           ●        ●        ●        ●
GET openapi.json                              ●         ●           ●        ●        ●        ●
GET operators                                 ●         ·           ·        ·        ·        ●
GET operators/:id                             ●         ·           ·        ·        ·        ●
POST operators                                ●         ·           ·        ·        ·        ·
POST operators/:id/change-role                ●         ·           ·        ·        ·        ·
POST operators/:id/disable                    ●         ·           ·        ·        ·        ·
POST operators/:id/enable                     ●         ·           ·        ·        ·        ·
POST operators/:id/require-otp                ●         ·           ·        ·        ·        ·
POST operators/:id/waive-otp                  ●         ·           ·        ·        ·        ·
POST operators/:id/reset-otp                  ●         ·           ·        ·        ·        ·
POST operators/:id/reset-password             ●         ·           ·        ·        ·        ·
POST operators/:id/name-member                ●         ·           ·        ·        ·        ·
POST operators/:id/unname-member              ●         ·           ·        ·        ·        ·
GET settings                                  ●         ·           ·        ·        ·        ●
GET settings/:id                              ●         ·           ·        ·        ·        ●
POST settings/:id/change                      ●         ·           ·        ·        ·        ·
POST settings/:id/maintenance                 ●         ·           ·        ·        ·        ·
GET approvals                                 ●         ●           ●        ●        ●        ●
GET approvals/:id                             ●         ●           ●        ●        ●        ●
POST approvals/:id/approve                    ●         ·           ·        ·        ●        ·
POST approvals/:id/decline                    ●         ·           ·        ·        ●        ·
GET audit-trail                               ●         ●           ●        ●        ●        ●
GET audit-trail/:id                           ●         ●           ●        ●        ●        ●
GET audit-trail.csv                           ●         ·           ·        ·        ·        ●
GET projections                               ●         ·           ·        ·        ●        ●
GET projections/:id                           ●         ·           ·        ·        ●        ●
POST projections/:id/rebuild                  ●         ·           ·        ·        ·        ·
POST projections/:id/reconcile                ●         ·           ·        ·        ·        ·
GET dead-letters                              ●         ·           ·        ·        ●        ●
GET dead-letters/:id                          ●         ·           ·        ·        ●        ●
POST dead-letters/:id/retry                   ●         ·           ·        ·        ·        ·
POST dead-letters/:id/discard                 ●         ·           ·        ·        ·        ·
GET parked-mails                              ●         ·           ·        ●        ·        ·
GET parked-mails/:id                          ●         ·           ·        ●        ·        ·
POST parked-mails/:id/retry                   ●         ·           ·        ●        ·        ·
POST parked-mails/:id/discard                 ●         ·           ·        ●        ·        ·
GET book-findings                             ●         ·           ·        ●        ●        ●
GET book-findings/:id                         ●         ·           ·        ●        ●        ●
POST book-findings/:id/close                  ●         ·           ·        ·        ·        ·
GET book-proof                                ●         ·           ·        ●        ●        ●
GET abuse-items                               ●         ·           ·        ●        ●        ●
GET abuse-items/:id                           ●         ·           ·        ●        ●        ●
POST abuse-items/:id/open-case                ●         ·           ·        ●        ·        ·
GET abuse-cases                               ●         ·           ·        ●        ●        ●
GET abuse-cases/:id                           ●         ·           ·        ●        ●        ●
POST abuse-cases/:id/assign                   ●         ·           ·        ●        ·        ·
POST abuse-cases/:id/note                     ●         ·           ·        ●        ·        ·
POST abuse-cases/:id/dismiss                  ●         ·           ·        ●        ·        ·
POST abuse-cases/:id/close                    ●         ·           ·        ●        ·        ·
POST members/:id/open-case                    ●         ·           ·        ●        ·        ·
POST members/:id/forfeit                      ●         ·           ·        ●        ·        ·
GET jobs                                      ●         ·           ·        ·        ●        ●
GET jobs/:id                                  ●         ·           ·        ·        ●        ●

GET ranks                                     ●         ●           ·        ●        ●        ●
GET ranks/:id                                 ●         ●           ·        ●        ●        ●
POST ranks                                    ●         ·           ·        ·        ·        ·
PUT ranks/:id                                 ●         ·           ·        ·        ·        ·
POST ranks/:id/withdraw                       ●         ·           ·        ·        ·        ·
GET referrals                                 ●         ·           ·        ●        ●        ●
GET referrals/:id                             ●         ·           ·        ●        ●        ●
POST referrals/:id/pay                        ●         ·           ·        ●        ·        ·
POST referrals/:id/refuse                     ●         ·           ·        ●        ·        ·
POST members/:id/keep                         ●         ·           ·        ●        ·        ·
GET unused-accounts                           ●         ·           ·        ●        ●        ●
GET unused-accounts/:id                       ●         ·           ·        ●        ●        ●
GET closed-accounts                           ●         ·           ·        ●        ●        ●
GET closed-accounts/:id                       ●         ·           ·        ●        ●        ●
GET partner-sites                             ●         ·           ·        ●        ●        ●
GET partner-sites/:id                         ●         ·           ·        ●        ●        ●
POST partner-sites                            ●         ·           ·        ·        ·        ·
PUT partner-sites/:id                         ●         ·           ·        ·        ·        ·
GET partner-transfers                         ●         ·           ·        ●        ●        ●
GET partner-transfers/:id                     ●         ·           ·        ●        ●        ●
POST partner-transfers/:id/settle             ●         ·           ·        ·        ·        ·
GET partner-days                              ●         ·           ·        ·        ●        ●
GET partner-days/:id                          ●         ·           ·        ·        ●        ●
GET members/:id/agreements                    ●         ·           ·        ●        ·        ·
POST members/:id/record-objection             ●         ·           ·        ●        ·        ·
GET legal-texts                               ●         ·           ·        ●        ●        ●
GET legal-texts/:id                           ●         ·           ·        ●        ●        ●
POST legal-texts/:id/announce                 ●         ·           ·        ·        ·        ·
GET going-live                                ●         ·           ·        ·        ·        ·
GET contacts                                  ●         ·           ·        ●        ·        ·
GET contacts/:id                              ●         ·           ·        ●        ·        ·
POST contacts/:id/answer                      ●         ·           ·        ●        ·        ·
POST contacts/:id/assign                      ●         ·           ·        ●        ·        ·
POST contacts/:id/close                       ●         ·           ·        ●        ·        ·
GET exchange-offers                           ●         ·           ·        ●        ●        ●
GET exchange-offers/:id                       ●         ·           ·        ●        ●        ●
POST exchange-offers                          ●         ·           ·        ·        ·        ·
PUT exchange-offers/:id                       ●         ·           ·        ·        ·        ·
POST exchange-offers/:id/restock              ●         ·           ·        ·        ·        ·
POST exchange-offers/:id/withdraw             ●         ·           ·        ·        ·        ·
GET point-courses                             ●         ·           ·        ●        ●        ●
GET point-courses/:id                         ●         ·           ·        ●        ●        ●
POST point-courses                            ●         ·           ·        ·        ·        ·
PUT point-courses/:id                         ●         ·           ·        ·        ·        ·
POST point-courses/:id/withdraw               ●         ·           ·        ·        ·        ·
GET payment-methods                           ●         ·           ·        ●        ●        ●
GET payment-methods/:id                       ●         ·           ·        ●        ●        ●
POST payment-methods/:id/switch               ●         ·           ·        ·        ·        ·
GET payments                                  ●         ·           ·        ●        ●        ●
GET payments/:id                              ●         ·           ·        ●        ●        ●
POST payments/:id/check                       ●         ·           ·        ●        ·        ·
POST payments/:id/cancel                      ●         ·           ·        ●        ·        ·
POST payments/:id/confirm-deposit             ●         ·           ·        ·        ·        ·
POST payments/:id/refund                      ●         ·           ·        ·        ·        ·
POST payments/:id/confirm-refund              ●         ·           ·        ·        ·        ·
POST payments/:id/withdraw-refund             ●         ·           ·        ·        ·        ·
POST payments/:id/record-return               ●         ·           ·        ·        ·        ·
POST payments/:id/bounce-refund               ●         ·           ·        ·        ·        ·
POST payments/:id/settle-debt                 ●         ·           ·        ·        ·        ·
GET deposits                                  ●         ·           ·        ·        ●        ●
GET deposits/:id                              ●         ·           ·        ·        ●        ●
POST deposits/import                          ●         ·           ·        ·        ·        ·
POST bank-profiles/preview                    ●         ·           ·        ·        ●        ·
GET bank-profiles                             ●         ·           ·        ·        ●        ●
GET bank-profiles/:id                         ●         ·           ·        ·        ●        ●
POST bank-profiles                            ●         ·           ·        ·        ●        ·
PUT bank-profiles/:id                         ●         ·           ·        ·        ●        ·
POST bank-profiles/:id/remove                 ●         ·           ·        ·        ●        ·
POST deposits/:id/match                       ●         ·           ·        ·        ·        ·
POST deposits/:id/credit-smaller              ●         ·           ·        ·        ·        ·
POST deposits/:id/match-payout                ●         ·           ·        ·        ·        ·
POST deposits/:id/reverse                     ●         ·           ·        ·        ·        ·
POST deposits/:id/return                      ●         ·           ·        ·        ·        ·
POST deposits/:id/ignore                      ●         ·           ·        ·        ·        ·
POST payments/:id/charge-back                 ●         ·           ·        ·        ·        ·
POST payments/:id/charge-back-won             ●         ·           ·        ·        ·        ·
POST payments/:id/charge-back-lost            ●         ·           ·        ·        ·        ·
POST payments/:id/close-alarm                 ●         ·           ·        ·        ·        ·
GET settlements                               ●         ·           ·        ·        ●        ●
GET settlements/:id                           ●         ·           ·        ·        ●        ●
GET settlement-lines                          ●         ·           ·        ·        ●        ●
POST settlements/import                       ●         ·           ·        ·        ·        ·
GET payments/:id/evidence.csv                 ●         ·           ·        ·        ●        ●

GET members                                   ●         ·           ·        ●        ●        ●
GET members/:id                               ●         ·           ·        ●        ●        ●
GET members/:id/lots                          ●         ·           ·        ●        ●        ●
GET members/:id/timeline                      ●         ·           ·        ●        ●        ●
GET members/:id/referrals                     ●         ·           ·        ●        ●        ●
GET members/:id/balance-explained             ●         ·           ·        ·        ●        ●
GET members/:id/duplicates                    ●         ·           ·        ●        ·        ·
GET members/:id/log-ins                       ●         ·           ·        ●        ·        ·
POST members/:id/ban                          ●         ·           ·        ●        ·        ·
POST members/:id/unban                        ●         ·           ·        ●        ·        ·
GET members/:id/phone                         ●         ·           ·        ●        ·        ·
POST members/:id/release-phone                ●         ·           ·        ●        ·        ·
POST members/:id/release-birthday             ●         ·           ·        ●        ·        ·
POST members/:id/change-mail                  ●         ·           ·        ●        ·        ·
POST members/:id/change-address               ●         ·           ·        ●        ·        ·
POST members/:id/grant-coins                  ●         ·           ·        ●        ·        ·
POST members/:id/grant-points                 ●         ·           ·        ●        ·        ·
POST members/:id/reverse-grant                ●         ·           ·        ●        ·        ·

GET packs                                     ●         ●           ·        ·        ●        ●
POST packs                                    ●         ●           ·        ·        ·        ·
GET packs/:id                                 ●         ●           ·        ·        ●        ●
PUT packs/:id                                 ●         ●           ·        ·        ·        ·
GET packs/:id/preflight                       ●         ●           ·        ·        ●        ●
GET packs/:id/prizes.csv                      ●         ●           ·        ·        ●        ●
POST packs/:id/prizes.csv                     ●         ●           ·        ·        ·        ·
POST packs/:id/publish                        ●         ●           ·        ·        ·        ·
POST packs/:id/cancel-publication             ●         ●           ·        ·        ·        ·
POST packs/:id/change-display                 ●         ●           ·        ·        ·        ·
POST packs/:id/pause                          ●         ●           ·        ·        ·        ·
POST packs/:id/resume                         ●         ●           ·        ·        ·        ·
POST packs/:id/close                          ●         ●           ·        ·        ·        ·
GET cards                                     ●         ●           ·        ·        ●        ●
POST cards                                    ●         ●           ·        ·        ·        ·
GET cards/:id                                 ●         ●           ·        ·        ●        ●
PUT cards/:id                                 ●         ●           ·        ·        ·        ·
GET card-types                                ●         ●           ·        ·        ●        ●
POST card-types                               ●         ●           ·        ·        ·        ·
GET card-types/:id                            ●         ●           ·        ·        ●        ●
PUT card-types/:id                            ●         ●           ·        ·        ·        ·
GET draws                                     ●         ·           ·        ●        ●        ●
GET draws/:id                                 ●         ·           ·        ●        ●        ●

GET banners                                   ●         ●           ·        ·        ·        ·
GET banners/:id                               ●         ●           ·        ·        ·        ·
PUT banners/:id                               ●         ●           ·        ·        ·        ·
GET notices                                   ●         ·           ·        ●        ·        ·
POST notices                                  ●         ·           ·        ●        ·        ·
GET notices/:id                               ●         ·           ·        ●        ·        ·
PUT notices/:id                               ●         ·           ·        ●        ·        ·
POST notices/preview                          ●         ·           ·        ●        ·        ·
POST uploads                                  ●         ●           ·        ●        ·        ·

GET shipments                                 ●         ·           ●        ●        ●        ●
GET shipments/:id                             ●         ·           ●        ●        ●        ●
GET shipments.csv                             ●         ·           ●        ●        ●        ●
POST shipments/tracking.csv                   ●         ·           ●        ●        ·        ·
POST shipments/:id/mark-shipped               ●         ·           ●        ●        ·        ·
POST shipments/:id/correct-tracking           ●         ·           ●        ●        ·        ·
POST shipments/:id/change-address             ●         ·           ●        ●        ·        ·
POST shipments/:id/mark-returned              ●         ·           ●        ●        ·        ·
POST shipments/:id/resend                     ●         ·           ●        ●        ·        ·
POST shipments/:id/forfeit                    ●         ·           ·        ●        ·        ·
POST shipments/:id/combine                    ●         ·           ●        ●        ·        ·
POST shipments/:id/split                      ●         ·           ●        ●        ·        ·

GET ledger-accounts                           ●         ·           ·        ·        ●        ●
GET ledger-accounts/:id                       ●         ·           ·        ·        ●        ●
GET ledger-entries                            ●         ·           ·        ·        ●        ●
GET ledger-entries/:id                        ●         ·           ·        ·        ●        ●
GET ledger-entries/sums                       ●         ·           ·        ·        ●        ●
GET ledger-entries.csv                        ●         ·           ·        ·        ●        ●
GET point-sales                               ●         ·           ·        ·        ●        ●
GET trial-balance                             ●         ·           ·        ·        ●        ●
GET unused-paid-balance                       ●         ·           ·        ·        ●        ●
GET expiry-forecast                           ●         ·           ·        ·        ●        ●
GET cards-ledger                              ●         ·           ·        ·        ●        ●
GET cards-ledger/:id                          ●         ·           ·        ·        ●        ●
GET cards-ledger/totals                       ●         ·           ·        ·        ●        ●
GET chain-checks                              ●         ·           ·        ·        ●        ●
GET chain-checks/:id                          ●         ·           ·        ·        ●        ●
POST chain-checks                             ●         ·           ·        ·        ●        ·
`;

const [heads = '', ...lines] = LAW.split('\n').filter((line) => line.trim() !== '');
const roles = heads.trim().split(/\s+/) as Role[];

/** The roles that may use a route, such as `GET members`. */
export const ROLE_MATRIX: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  lines.map((line) => {
    const [method, path, ...marks] = line.trim().split(/\s+/);
    return [`${method} ${path}`, roles.filter((_, i) => marks[i] === '●')];
  }),
);

/** Files that leave the console. Each needs a fresh confirmation of the password. */
export const EXPORTS: readonly string[] = [
  'GET audit-trail.csv',
  'GET ledger-entries.csv',
  'GET packs/:id/prizes.csv',
  'GET payments/:id/evidence.csv',
  'GET shipments.csv',
];

/** Writing routes of finance: it sets layouts of bank files and decides approvals. */
export const FINANCE_MAY_BEGIN: readonly string[] = [
  'DELETE session',
  'POST session/confirm',
  'POST session/otp',
  'POST session/otp/confirm',
  'POST chain-checks',
  'POST bank-profiles/preview',
  'POST bank-profiles',
  'PUT bank-profiles/:id',
  'POST bank-profiles/:id/remove',
  'POST approvals/:id/approve',
  'POST approvals/:id/decline',
];
