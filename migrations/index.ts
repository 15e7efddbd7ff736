import { Store1763600000001 } from './0001-store.js';
import { Http1763600000002 } from './0002-http.js';
import { Mail1763600000003 } from './0003-mail.js';
import { Points1763600000005 } from './0005-points.js';
import { Draws1763600000006 } from './0006-draws.js';
import { Members1763600000010 } from './0010-members.js';
import { Catalog1763600000020 } from './0020-catalog.js';
import { Operators1763600000030 } from './0030-operators.js';
import { Content1763600000040 } from './0040-content.js';
import { Shipments1763600000050 } from './0050-shipments.js';
import { BannerAlert1763600000051 } from './0051-banner-alert.js';
import { Feed1763600000060 } from './0060-feed.js';
import { Monitoring1763600000061 } from './0061-monitoring.js';
import { OperatorsConsole1763600000070 } from './0070-operators-console.js';
import { MemberDesk1763600000080 } from './0080-member-desk.js';
import { CatalogConsole1763600000085 } from './0085-catalog-console.js';
import { NoticeTimes1763600000086 } from './0086-notice-times.js';
import { ParcelsTogether1763600000090 } from './0090-parcels-together.js';
import { Ledger1763600000095 } from './0095-ledger.js';
import { DrawDesk1763600000096 } from './0096-draw-desk.js';
import { AuditTrailSearch1763600000097 } from './0097-audit-trail-search.js';
import { RunningSums1763600000098 } from './0098-running-sums.js';
import { MailsOneByOne1763600000100 } from './0100-mails-one-by-one.js';
import { AccountForfeiture1763600000105 } from './0105-account-forfeiture.js';
import { DeadlineFaults1763600000106 } from './0106-deadline-faults.js';
import { Attempts1763600000115 } from './0115-attempts.js';
import { MailConfirmation1763600000116 } from './0116-mail-confirmation.js';
import { MemberSearch1763600000117 } from './0117-member-search.js';
import { AuditTrailNames1763600000120 } from './0120-audit-trail-names.js';
import { ParcelNumbers1763600000130 } from './0130-parcel-numbers.js';
import { FormerAddresses1763600000131 } from './0131-former-addresses.js';
import { SeedsEncryptedAnew1763600000140 } from './0140-seeds-encrypted-anew.js';
import { ErasedAddresses1763600000145 } from './0145-erased-addresses.js';
import { CommonGrams1763600000146 } from './0146-common-grams.js';
import { Payments1763600000160 } from './0160-payments.js';
import { Refunds1763600000180 } from './0180-refunds.js';
import { PaymentOrderRefs1763600000190 } from './0190-payment-order-refs.js';
import { PaymentMethods1763600000200 } from './0200-payment-methods.js';
import { SearchedMembers1763600000210 } from './0210-searched-members.js';
import { Chargebacks1763600000220 } from './0220-chargebacks.js';
import { Deposits1763600000230 } from './0230-deposits.js';
import { Settlements1763600000240 } from './0240-settlements.js';
import { DisputeNotices1763600000246 } from './0246-dispute-notices.js';
import { PhoneVerification1763600000250 } from './0250-phone-verification.js';
import { Pauses1763600000260 } from './0260-pauses.js';
import { Ranks1763600000261 } from './0261-ranks.js';
import { PasswordLinks1763600000270 } from './0270-password-links.js';
import { SessionDevices1763600000271 } from './0271-session-devices.js';
import { Referrals1763600000280 } from './0280-referrals.js';
import { Payouts1763600000290 } from './0290-payouts.js';
import { SettlementFiles1763600000291 } from './0291-settlement-files.js';
import { ClosedAccounts1763600000300 } from './0300-closed-accounts.js';
import { PartnerSites1763600000310 } from './0310-partner-sites.js';
import { Exchanges1763600000320 } from './0320-exchanges.js';
import { ProvedSessions1763600000330 } from './0330-proved-sessions.js';
import { Notifications1763600000331 } from './0331-notifications.js';
import { Birthdays1763600000340 } from './0340-birthdays.js';
import { MailWishes1763600000350 } from './0350-mail-wishes.js';
import { Reminders1763600000351 } from './0351-reminders.js';
import { RankChanges1763600000352 } from './0352-rank-changes.js';
import { UnusedAccounts1763600000360 } from './0360-unused-accounts.js';
import { SlimLedgerEntries1763600000370 } from './0370-slim-ledger-entries.js';
import { BalancesWithoutAJoin1763600000371 } from './0371-balances-without-a-join.js';
import { SlimDrawHistory1763600000372 } from './0372-slim-draw-history.js';
import { Contacts1763600000380 } from './0380-contacts.js';
import { Agreements1763600000390 } from './0390-agreements.js';
import { LegalVersions1763600000400 } from './0400-legal-versions.js';
import { PackTags1763600000410 } from './0410-pack-tags.js';
import { Favourites1763600000411 } from './0411-favourites.js';
import { PackRules1763600000420 } from './0420-pack-rules.js';
import { ExtraPrizes1763600000421 } from './0421-extra-prizes.js';
import { Shares1763600000430 } from './0430-shares.js';
import { Wins1763600000440 } from './0440-wins.js';
import { CardFacts1763600000450 } from './0450-card-facts.js';
import { LogTree1763600000470 } from './0470-log-tree.js';
import { LogWitnesses1763600000471 } from './0471-log-witnesses.js';
import { BoxLogs1763600000472 } from './0472-box-logs.js';
import { Push1763600000480 } from './0480-push.js';
import { VerifiedLogs1763600000482 } from './0482-verified-logs.js';
import { BannerSlides1763600000483 } from './0483-banner-slides.js';
import { Books1763600000490 } from './0490-books.js';
import { RebuildChanges1763600000491 } from './0491-rebuild-changes.js';
import { Approvals1763600000495 } from './0495-approvals.js';
import { Roles1763600000500 } from './0500-roles.js';
import { OperatorsAccounts1763600000501 } from './0501-operators-accounts.js';
import { SecondOperator1763600000510 } from './0510-second-operator.js';
import { Abuse1763600000520 } from './0520-abuse.js';
import { RowCounts1763600000530 } from './0530-row-counts.js';
import { ProvenAnew1763600000540 } from './0540-proven-anew.js';
import { PayerFingerprints1763600000541 } from './0541-payer-fingerprints.js';
import { GrownTiles1763600000542 } from './0542-grown-tiles.js';
import { FindingsCloseThemselves1763600000543 } from './0543-findings-close-themselves.js';
import { CorrectedEventIds1763600000544 } from './0544-corrected-event-ids.js';
import { ProviderReturns1763600000546 } from './0546-provider-returns.js';
import { DepositBalances1763600000549 } from './0549-deposit-balances.js';
import { OwnContacts1763600000552 } from './0552-own-contacts.js';
import { SealedMails1763600000553 } from './0553-sealed-mails.js';
import { ErasedClientSeeds1763600000554 } from './0554-erased-client-seeds.js';
import { BoundApprovals1763600000555 } from './0555-bound-approvals.js';
import { Approvers1763600000556 } from './0556-approvers.js';
import { FormerAccounts1763600000558 } from './0558-former-accounts.js';
import { Mailboxes1763600000559 } from './0559-mailboxes.js';
import { MailUnsubscribe1763600000562 } from './0562-mail-unsubscribe.js';
import { EndedUnsubscribeLinks1763600000565 } from './0565-ended-unsubscribe-links.js';
import { SealedPushDevices1763600000566 } from './0566-sealed-push-devices.js';
import { SealedUnsubscribeLinks1763600000567 } from './0567-sealed-unsubscribe-links.js';
import { FormerSiblings1763600000568 } from './0568-former-siblings.js';
import { BankProfiles1763600000569 } from './0569-bank-profiles.js';
import { BouncedRefunds1763600000571 } from './0571-bounced-refunds.js';
import { MailLanguage1763600000573 } from './0573-mail-language.js';
import { PasswordLinkPages1763600000574 } from './0574-password-link-pages.js';

/** Every migration, oldest first. They are listed here because TypeORM's file patterns do not work in ESM tests. */
export const migrations = [
  Store1763600000001,
  Http1763600000002,
  Mail1763600000003,
  Points1763600000005,
  Draws1763600000006,
  Members1763600000010,
  Catalog1763600000020,
  Operators1763600000030,
  Content1763600000040,
  Shipments1763600000050,
  BannerAlert1763600000051,
  Feed1763600000060,
  Monitoring1763600000061,
  OperatorsConsole1763600000070,
  MemberDesk1763600000080,
  CatalogConsole1763600000085,
  NoticeTimes1763600000086,
  ParcelsTogether1763600000090,
  Ledger1763600000095,
  DrawDesk1763600000096,
  AuditTrailSearch1763600000097,
  RunningSums1763600000098,
  MailsOneByOne1763600000100,
  AccountForfeiture1763600000105,
  DeadlineFaults1763600000106,
  Attempts1763600000115,
  MailConfirmation1763600000116,
  MemberSearch1763600000117,
  AuditTrailNames1763600000120,
  ParcelNumbers1763600000130,
  FormerAddresses1763600000131,
  SeedsEncryptedAnew1763600000140,
  ErasedAddresses1763600000145,
  CommonGrams1763600000146,
  Payments1763600000160,
  Refunds1763600000180,
  PaymentOrderRefs1763600000190,
  PaymentMethods1763600000200,
  SearchedMembers1763600000210,
  Chargebacks1763600000220,
  Deposits1763600000230,
  Settlements1763600000240,
  DisputeNotices1763600000246,
  PhoneVerification1763600000250,
  Pauses1763600000260,
  Ranks1763600000261,
  PasswordLinks1763600000270,
  SessionDevices1763600000271,
  Referrals1763600000280,
  Payouts1763600000290,
  SettlementFiles1763600000291,
  ClosedAccounts1763600000300,
  PartnerSites1763600000310,
  Exchanges1763600000320,
  ProvedSessions1763600000330,
  Notifications1763600000331,
  Birthdays1763600000340,
  MailWishes1763600000350,
  Reminders1763600000351,
  RankChanges1763600000352,
  UnusedAccounts1763600000360,
  SlimLedgerEntries1763600000370,
  BalancesWithoutAJoin1763600000371,
  SlimDrawHistory1763600000372,
  Contacts1763600000380,
  Agreements1763600000390,
  LegalVersions1763600000400,
  PackTags1763600000410,
  Favourites1763600000411,
  PackRules1763600000420,
  ExtraPrizes1763600000421,
  Shares1763600000430,
  Wins1763600000440,
  CardFacts1763600000450,
  LogTree1763600000470,
  LogWitnesses1763600000471,
  BoxLogs1763600000472,
  Push1763600000480,
  VerifiedLogs1763600000482,
  BannerSlides1763600000483,
  Books1763600000490,
  RebuildChanges1763600000491,
  Approvals1763600000495,
  Roles1763600000500,
  OperatorsAccounts1763600000501,
  SecondOperator1763600000510,
  Abuse1763600000520,
  RowCounts1763600000530,
  ProvenAnew1763600000540,
  PayerFingerprints1763600000541,
  GrownTiles1763600000542,
  FindingsCloseThemselves1763600000543,
  CorrectedEventIds1763600000544,
  ProviderReturns1763600000546,
  DepositBalances1763600000549,
  OwnContacts1763600000552,
  SealedMails1763600000553,
  ErasedClientSeeds1763600000554,
  BoundApprovals1763600000555,
  Approvers1763600000556,
  FormerAccounts1763600000558,
  Mailboxes1763600000559,
  MailUnsubscribe1763600000562,
  EndedUnsubscribeLinks1763600000565,
  SealedPushDevices1763600000566,
  SealedUnsubscribeLinks1763600000567,
  FormerSiblings1763600000568,
  BankProfiles1763600000569,
  BouncedRefunds1763600000571,
  MailLanguage1763600000573,
  PasswordLinkPages1763600000574,
];
