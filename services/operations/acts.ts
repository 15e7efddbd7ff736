import { Injectable } from '@nestjs/common';
import { type Act, recordAct } from '../operators/index.js';
import { EventStore } from '../platform/store/event-store.js';

/** Records acts that are longer than a transaction: when they begin, and how they ended. */
@Injectable()
export class Acts {
  constructor(private readonly store: EventStore) {}

  record(act: Act): Promise<void> {
    return this.store.transact([], async (tx) => recordAct(tx, act));
  }
}
