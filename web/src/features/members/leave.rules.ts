import type { LeavingDetail } from './leave.api';

/** What the page that tells of it has been come to with: nobody else is told that they have left. */
export const HAS_LEFT = 'has-left';

/** What must be settled before a member can leave, in the order in which it is told. */
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
