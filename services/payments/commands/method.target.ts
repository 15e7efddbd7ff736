import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { PaymentMethods } from '../methods/payment-methods.js';
import { findSwitch, type KeptSwitch, type MethodSwitch, saveSwitch } from '../rows/method-switches.rows.js';
import type { MethodResource } from '../wire/method.contract.js';
import { isMethod } from '../wire/method-codes.js';
import { toMethodResource } from '../wire/method-resource.js';

/** The audit change of a method. Payments keep their own record of the method. */
export type MethodSwitched = Change<'MethodSwitched', MethodSwitch>;
export type MethodRefusal = Refusal<'SameValue'>;

const SAME = {
  ja: 'すでにその設定です。変更する場合は、内容を変えてから実行してください。',
  en: 'It is set so already. Change something first.',
};

/** Loads and saves the owners' settings of payment methods. */
@Injectable()
export class MethodTarget implements CommandTarget<KeptSwitch, MethodSwitched, MethodRefusal, MethodResource> {
  constructor(
    private readonly store: EventStore,
    private readonly methods: PaymentMethods,
  ) {}

  locksOf(id: string): readonly string[] {
    return isMethod(id) ? [`payment-method-${id}`] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<KeptSwitch> | null> {
    if (!isMethod(id)) return null;
    const state = await findSwitch(tx, id);
    return { state, version: state.version };
  }

  async keep({ tx, id, loaded }: Keeping<KeptSwitch>, [made]: readonly MethodSwitched[]): Promise<KeptSwitch> {
    return isMethod(id) ? saveSwitch(tx, id, made!.data) : loaded!.state;
  }

  auditedOf({ on, memo, memo_en }: KeptSwitch): object {
    return { on, memo, memo_en };
  }

  refused(_: MethodRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('on', SAME));
  }

  async show(id: string): Promise<MethodResource | null> {
    if (!isMethod(id)) return null;
    const kept = await this.store.look((tx) => findSwitch(tx, id));
    return toMethodResource(id, kept, this.methods.isOn(id));
  }
}
