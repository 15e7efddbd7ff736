import type { CoinsIssued, PointsIssued } from '../../points/index.js';

/** What a member has got by an entry of the ledger. */
export const gainOf = ({ lines }: PointsIssued['data'] | CoinsIssued['data']): number =>
  lines.reduce((sum, { account, amount }) => (account.startsWith('member:') ? sum + amount : sum), 0);
