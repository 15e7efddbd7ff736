import { negate, type Points } from '../../kernel/money.js';
import type { LotKind, PointsExpired } from '../streams/wallet.events.js';

/** A lot with points left. */
export interface ExpiringLot {
  readonly lotId: string;
  readonly memberId: string;
  readonly kind: LotKind;
  readonly left: Points;
  readonly expiresAt: Date;
}

/** Decides on the expiry of a lot; null before its time, or when nothing is left. */
export const decideExpireLot = (lot: ExpiringLot, now: Date): PointsExpired | null =>
  lot.left === 0 || now < lot.expiresAt
    ? null
    : {
        type: 'PointsExpired',
        data: {
          memberId: lot.memberId,
          document: { kind: 'expiry', id: lot.lotId },
          lines: [
            { account: `member:${lot.memberId}:${lot.kind}`, lot: lot.lotId, amount: negate(lot.left) },
            { account: 'breakage', lot: null, amount: lot.left },
          ],
        },
      };
