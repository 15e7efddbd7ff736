import { Injectable } from '@nestjs/common';
import { type Points, points } from '../../kernel/money.js';
import { EventStore } from '../../platform/store/event-store.js';
import { drawsOfPurchase } from '../../points/index.js';

/** What the points of payments were spent on. */
@Injectable()
export class DrawsOfPayment {
  constructor(private readonly store: EventStore) {}

  /** The draws, the oldest first, each with the points of the payment that it was paid with. @param issued its paid points */
  of(
    payment: { readonly paymentId: string; readonly memberId: string },
    issued: number,
  ): Promise<readonly { readonly drawId: string; readonly amount: Points }[]> {
    return this.store.look((tx) => drawsOfPurchase(tx, payment, points(issued)));
  }
}
