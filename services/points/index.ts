export { type ClosingWallet, openClosingWallet } from './close-wallet/close-wallet.js';
export { creditPurchase } from './credit-purchase/credit-purchase.js';
export { forfeitBalance } from './forfeit-balance/forfeit-balance.js';
export { giveBonuses } from './give-bonus/give-bonus.js';
export { GrantCoins, GrantPoints } from './grant-points/grant-points.command.js';
export { openGrant } from './grant-points/grant-points.js';
export type { MakeGoodRefused } from './grant-points/make-good.decide.js';
export {
  bringFromPartner,
  loadOwnFreePoints,
  type OwnFreePoints,
  recordArrivalAtPartner,
  returnFromPartner,
  sendToPartner,
} from './partner-transfer/partner-transfer.js';
export { type PurchaseName, PurchaseNames } from './point-history/purchase-names.js';
export { PointsModule, pointsPart } from './points.module.js';
export { openReversal } from './reverse-grant/reverse-grant.js';
export { type Balance, NO_BALANCE, PointBalances } from './rows/balances.rows.js';
export { isOpenGrant } from './rows/corrections.rows.js';
export { loadComingExpiries, loadPointsDue, type PointsDue } from './rows/points-due.rows.js';
export { loadWallets, openWallet, WalletChanges } from './rows/wallets.rows.js';
export { computeLeftToMakeGood, type EntryWithCorrections, gainOf, mayBeReversed } from './streams/corrections.js';
export { type ConversionLife, convertToPoints, type PaidFrom } from './streams/issue.js';
export type { LotPart } from './streams/lot-part.js';
export { spendCoins, spendPoints } from './streams/spend.js';
export {
  type CoinsIssued,
  type CoinsSpent,
  DISCLOSED_REASONS,
  type DisclosedReason,
  type Line,
  type LotKind,
  type PointsExpired,
  type PointsIssued,
  type PointsSpent,
  type PointsTakenBack,
  type WalletEvent,
} from './streams/wallet.events.js';
export { emptyWallet, evolveWallet, type Wallet, walletStream, walletStreamOf } from './streams/wallet.state.js';
export type { TakingBack } from './take-back-purchase/purchase-entries.js';
export {
  decideTakeBack,
  type PurchaseHoldings,
  splitTakenBack,
  type TakenBack,
} from './take-back-purchase/take-back-purchase.decide.js';
export {
  buildFreshHoldings,
  loadDrawsOfPurchase,
  loadHoldings,
  moveMoney,
  recordSettledDebt,
  recordSettlement,
  restorePurchase,
  takeBackPurchase,
} from './take-back-purchase/take-back-purchase.js';
