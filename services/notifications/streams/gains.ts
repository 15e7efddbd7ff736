import type { Line } from '../../points/index.js';

/** What a member has got by an entry of the ledger; below zero what they lost. */
export const gainOf = ({ lines }: { readonly lines: readonly Line[] }): number =>
  lines.reduce((sum, { account, amount }) => (account.startsWith('member:') ? sum + amount : sum), 0);
