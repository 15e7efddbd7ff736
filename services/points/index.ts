export { type Balance, NO_BALANCE, PointBalances } from './balances.js';
export { forfeitBalance } from './forfeit-balance/forfeit-balance.js';
export { GrantCoins, GrantPoints } from './grant-points/grant-points.command.js';
export { type Granted, type GrantRequest, grantCoins, grantPoints } from './grant-points/grant-points.js';
export { type PurchaseName, PurchaseNames } from './point-history/purchase-names.js';
export { PointsModule, pointsPart } from './points.module.js';
export { type ConversionLife, convertToPoints, type PaidFrom } from './streams/issue.js';
export { spendCoins, spendPoints } from './streams/spend.js';
export {
  type CoinsSpent,
  type Line,
  type PointsIssued,
  type PointsSpent,
  type WalletEvent,
  walletStreamOf,
} from './streams/wallet.events.js';
export { emptyWallet, evolveWallet, type Wallet } from './streams/wallet.state.js';
export { loadWallets, openWallet, WalletChanges } from './wallets.js';
