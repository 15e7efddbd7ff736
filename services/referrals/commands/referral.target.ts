import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GetReferral } from '../rows/referrals.query.js';
import { findHead, listLocks, recordReferral } from '../rows/referrals.rows.js';
import type { ReferralEvent } from '../streams/referral.events.js';
import { type Referral, referralStream } from '../streams/referral.state.js';
import type { ReferralResource } from '../wire/referral.contract.js';
import { REFERRAL_REFUSALS, type ReferralRefusal } from './referral-refusals.messages.js';

/** A referral as the target of operators' commands. */
@Injectable()
export class ReferralTarget implements CommandTarget<Referral, ReferralEvent, ReferralRefusal, ReferralResource> {
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  /** Returns the locks of a referral. Its members never change, so that they may be read before. */
  async locksOf(id: string): Promise<readonly string[]> {
    const head = isId(id) ? await this.store.look((tx) => findHead(tx, id)) : null;
    return head ? listLocks(id, head.referrerId) : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Referral> | null> {
    const loaded = isId(id) ? await tx.load(referralStream, id) : null;
    return loaded && loaded.version > 0 ? loaded : null;
  }

  keep({ tx, context, loaded }: Keeping<Referral>, events: readonly ReferralEvent[]): Promise<Referral> {
    const { state, version } = loaded!;
    return recordReferral(tx, context, { state, version: version! }, events);
  }

  auditedOf({ status, because }: Referral): object {
    return { status, because };
  }

  refused({ code }: ReferralRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('status', REFERRAL_REFUSALS[code]));
  }

  show(id: string): Promise<ReferralResource | null> {
    return this.queries.execute(new GetReferral(id));
  }
}
