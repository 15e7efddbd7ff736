import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ExpiringLot } from './expire-lots.decide.js';

const LOTS = `select lot_id as "lotId", member_id as "memberId", kind, remaining as left, expires_at as "expiresAt"
  from points.lots where lot_id = any($1::uuid[]) and remaining > 0`;

/** Loads those of the lots that still have points. */
export const loadExpiringLots = (tx: StoreTransaction, lotIds: readonly string[]): Promise<ExpiringLot[]> =>
  tx.read<ExpiringLot & Record<string, unknown>>('points-expiring-lots', LOTS, [lotIds]);
