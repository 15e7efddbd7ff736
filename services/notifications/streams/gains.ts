import type { Line } from '../../points/index.js';

/** Returns the points or coins that a member gets by a ledger entry; negative if they lose some. */
export const gainOf = ({ lines }: { readonly lines: readonly Line[] }): number =>
  lines.reduce((sum, { account, amount }) => (account.startsWith('member:') ? sum + amount : sum), 0);
