import { Injectable } from '@nestjs/common';
import { type Points, points } from '../../kernel/money.js';
import { EventStore } from '../../platform/store/event-store.js';
import { loadDrawsOfPurchase } from '../../points/index.js';

/** Finds the draws paid for with the points of payments. */
@Injectable()
export class DrawsOfPayment {
  constructor(private readonly store: EventStore) {}

  /**
   * Returns the draws, oldest first, each with the number of the payment's points spent on it.
   *
   * @param issued the payment's paid points
   */
  of(
    payment: { readonly paymentId: string; readonly memberId: string },
    issued: number,
  ): Promise<readonly { readonly drawId: string; readonly amount: Points }[]> {
    return this.store.look((tx) => loadDrawsOfPurchase(tx, payment, points(issued)));
  }
}
