import type { IdempotencyKey } from '../../platform/store/response.js';
import type { Buyer } from '../streams/buyer-rules.js';
import type { CardsDrawn } from '../streams/draw.events.js';
import type { OpenedBox } from '../streams/opened-box.js';
import type { Count, PurchaseRefused } from './draw-pack.decide.js';

/** A completed draw. */
export interface CompletedDraw {
  readonly cards: CardsDrawn['data'];
  readonly box: OpenedBox;
  readonly drawnAt: Date;
}

export type DrawOutcome =
  | { readonly drawn: CompletedDraw }
  | { readonly refusal: PurchaseRefused | { readonly code: 'NoSuchPack' } };

/** A member's draw that waits for its batch. */
export interface PendingDraw {
  readonly box: OpenedBox;
  readonly drawId: string;
  readonly memberId: string;
  readonly buyer: Buyer;
  readonly sessionId: string;
  readonly count: Count;
  readonly clientSeed: string;
  readonly seedBy: 'member' | 'shop';
  readonly idempotencyKey: IdempotencyKey<DrawOutcome>;
}
