import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GetDeposit } from '../rows/deposits.query.js';
import { recordDeposit } from '../rows/deposits.rows.js';
import type { DepositEvent } from '../streams/deposit.events.js';
import { type Deposit, depositStream, depositStreamOf } from '../streams/deposit.state.js';
import type { DepositResource } from '../wire/deposit.contract.js';
import { DEPOSIT_REFUSALS, type DepositRefusal } from './deposit-refusals.messages.js';

/** Loads and saves deposits for operators. */
@Injectable()
export class DepositTarget implements CommandTarget<Deposit, DepositEvent, DepositRefusal, DepositResource> {
  constructor(private readonly queries: QueryBus) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [depositStreamOf(id)] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Deposit> | null> {
    const loaded = isId(id) ? await tx.load(depositStream, id) : null;
    return loaded && loaded.version > 0 ? loaded : null;
  }

  keep({ tx, context, loaded }: Keeping<Deposit>, events: readonly DepositEvent[]): Deposit {
    const { state, version } = loaded!;
    return recordDeposit(tx, context, { state, version: version! }, events);
  }

  auditedOf({ status, heldYen, paymentId, by }: Deposit): object {
    return { status, held: heldYen, payment_id: paymentId, matched_by: by };
  }

  refused({ code }: DepositRefusal): RefusedError {
    const [field, message] = DEPOSIT_REFUSALS[code];
    return new RefusedError(400, buildFieldError(field, message));
  }

  show(id: string): Promise<DepositResource | null> {
    return this.queries.execute(new GetDeposit(id));
  }
}
