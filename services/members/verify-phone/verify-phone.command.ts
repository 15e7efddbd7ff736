import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SmsMessages } from '../../platform/sms/sms-messages.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { PersonBonds } from '../belongings/person-bonds.js';
import { type PhoneCode, PhoneCodes } from '../rows/phone-codes.rows.js';
import { holdPhone, isHeldByAnother, saveTel } from '../rows/phones.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { decideVerifyPhone, MAX_TRIES, type TypedCode, type VerifyPhoneRefused } from './verify-phone.decide.js';

/** Verifies a member's phone with the code that was sent to it. */
export class VerifyPhone extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly typed: string,
    readonly idempotencyKey: IdempotencyKey<VerifyPhoneRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(VerifyPhone)
export class VerifyPhoneHandler implements ICommandHandler<VerifyPhone> {
  constructor(
    private readonly store: EventStore,
    private readonly codes: PhoneCodes,
    private readonly messages: SmsMessages,
    private readonly bonds: PersonBonds,
  ) {}

  execute({ memberId, typed, idempotencyKey }: VerifyPhone): Promise<CommandResponse> {
    const streamId = memberStreamOf(memberId);
    const locks = [streamId, ...this.bonds.locksOf(memberId)];
    return this.store.once(idempotencyKey, locks, async (tx): Promise<VerifyPhoneRefused | null> => {
      const { state: member, version } = await tx.load(memberStream, memberId);
      const code = await this.codes.newestOf(tx, memberId);
      const beside = code && (await this.beside(tx, memberId, code, typed));
      const { events, refusal } = decideVerifyPhone(member, memberId, beside, tx.now);
      if (code && beside && !beside.isRight && code.tries < MAX_TRIES) this.codes.noteTry(tx, code);
      if (refusal) return refusal;
      if (events.length === 0 || !code) return null;
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      const carried = await this.bonds.carry(tx, context, { memberId, traits: { number: code.number } });
      const facts = [...events, ...carried.facts];
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events: facts });
      this.keep(tx, memberId, code);
      carried.write();
      return null;
    });
  }

  private async beside(tx: StoreTransaction, memberId: string, code: PhoneCode, typed: string): Promise<TypedCode> {
    const isRight = this.codes.matches(code, typed);
    return { ...code, isRight, isHeldByAnother: isRight && (await isHeldByAnother(tx, memberId, code.number)) };
  }

  private keep(tx: StoreTransaction, memberId: string, code: PhoneCode): void {
    this.codes.noteUsed(tx, code);
    this.messages.noteUsed(tx, code.codeId);
    holdPhone(tx, memberId, code.number);
    saveTel(tx, memberId, code.tel);
  }
}
