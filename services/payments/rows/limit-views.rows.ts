import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/store/event-store.js';
import { type LimitsNow, loadCurrentLimits } from './limits-now.rows.js';

/** Loads limits for their member, exact at this moment. */
@Injectable()
export class LimitViews {
  constructor(private readonly store: EventStore) {}

  of(memberId: string): Promise<LimitsNow> {
    return this.store.look((tx) => loadCurrentLimits(tx, memberId));
  }
}
