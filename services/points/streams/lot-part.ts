import type { Points } from '../../kernel/money.js';
import type { LotKind } from './wallet.events.js';

/** Points of a lot. */
export interface LotPart {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly amount: Points;
}
