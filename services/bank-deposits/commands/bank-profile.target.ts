import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import {
  type BankProfileDraft,
  findBankProfile,
  insertBankProfile,
  type KeptBankProfile,
  removeBankProfile,
  updateBankProfile,
} from '../rows/bank-profiles.rows.js';
import type { BankProfileRefusal } from '../streams/bank-profile.refusals.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';
import { toBankProfileResource } from '../wire/bank-profile-resource.js';
import { describeRefusal } from './bank-profile-refusals.messages.js';

/** The audit change of a layout, which has no event stream. */
export type BankProfileKept = Change<'BankProfileKept', BankProfileDraft>;
export type BankProfileRemoved = Change<'BankProfileRemoved', Readonly<Record<string, never>>>;
export type BankProfileChange = BankProfileKept | BankProfileRemoved;

/** Layouts are compared with each other, so only one changes at a time. */
const ONE_AT_A_TIME = 'bank-profiles';

/** Loads and saves layouts for operators. */
@Injectable()
export class BankProfileTarget
  implements CommandTarget<KeptBankProfile, BankProfileChange, BankProfileRefusal, BankProfileResource>
{
  constructor(private readonly store: EventStore) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [ONE_AT_A_TIME] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<KeptBankProfile> | null> {
    const state = isId(id) ? await findBankProfile(tx, id) : null;
    return state && { state, version: state.version };
  }

  keep({ tx, id, loaded }: Keeping<KeptBankProfile>, [made]: readonly BankProfileChange[]): Promise<KeptBankProfile> {
    if (made!.change === 'BankProfileRemoved') return removeBankProfile(tx, id);
    return loaded ? updateBankProfile(tx, id, made!.data) : insertBankProfile(tx, id, made!.data);
  }

  auditedOf({ name, headings, removed_at }: KeptBankProfile): object {
    return { name, ...headings, removed_at };
  }

  refused(refusal: BankProfileRefusal): RefusedError {
    const [field, message] = describeRefusal(refusal);
    return new RefusedError(400, buildFieldError(field, message));
  }

  async show(id: string): Promise<BankProfileResource | null> {
    const profile = await this.store.look((tx) => findBankProfile(tx, id));
    return profile && toBankProfileResource(profile);
  }
}
