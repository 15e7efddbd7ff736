import type { LeavingDetail } from './leave.api';

/** History state of the confirmation page after a closed account; without it the page shows nothing. */
export const HAS_LEFT = 'has-left';

/** Returns the obligations that a member must settle before closing the account, in display order. */
export const tiesOf = ({ cards, parcels, payments, transfers, owes }: LeavingDetail) =>
  [
    { tie: 'cards', count: cards },
    { tie: 'parcels', count: parcels },
    { tie: 'payments', count: payments },
    { tie: 'transfers', count: transfers },
    { tie: 'owes', count: owes === '1' ? 1 : 0 },
  ].filter(({ count }) => count > 0) as readonly {
    tie: 'cards' | 'parcels' | 'payments' | 'transfers' | 'owes';
    count: number;
  }[];
