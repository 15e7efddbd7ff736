import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { Clock } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import type { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import { Settings } from '../../platform/settings.js';
import { SmsMessages } from '../../platform/sms/sms-messages.js';
import { conversionFloor } from '../../platform/sms/sms-traffic.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { PhoneCodes } from '../rows/phone-codes.rows.js';
import { isHeldByAnother, loadMemberPhone } from '../rows/phones.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { type PhoneNumber, phoneNumberOf } from '../streams/phone-number.js';
import { buildPhoneCodeText } from './phone-code.sms.js';
import { buildPhoneCodeLimits } from './phone-code-limits.js';
import { decideSendPhoneCode, isSendingSms, type SendPhoneCodeRefused } from './send-phone-code.decide.js';

/** A request for a code, as the member sent it. */
export interface CodeRequest {
  readonly memberId: string;
  /** The phone number as it was typed. */
  readonly tel: string;
  readonly language: Language;
  /** The network address. */
  readonly address: string;
}

/** The result of a request: the code was sent, refused, or the stored response applies. */
export type CodeOutcome =
  | { readonly sent: true }
  | { readonly refusal: SendPhoneCodeRefused }
  | { readonly response: CommandResponse };

/**
 * Sends a code to a member's phone. Refusals by limits are not stored as responses, because anybody may repeat them without
 * end.
 */
export class SendPhoneCode extends Command<CodeOutcome> {
  constructor(
    readonly request: CodeRequest,
    readonly beginning: ReturnType<PendingResponses['of']>,
  ) {
    super();
  }
}

type Begun = { readonly codeId: string; readonly text: string } | CodeOutcome;

@CommandHandler(SendPhoneCode)
export class SendPhoneCodeHandler implements ICommandHandler<SendPhoneCode> {
  constructor(
    private readonly store: EventStore,
    private readonly codes: PhoneCodes,
    private readonly messages: SmsMessages,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ request, beginning }: SendPhoneCode): Promise<CodeOutcome> {
    const { isOverseas } = await this.store.look((tx) => loadMemberPhone(tx, request.memberId));
    const typed = { tel: request.tel, isOverseas, isEnglish: request.language === 'en' };
    const to = phoneNumberOf(typed, this.messages.countryCodes);
    if ('refusal' in to) return to;
    const standing = await this.messages.loadStatus(this.settings.get(conversionFloor));
    const begun = await this.begin(request, to, isSendingSms(this.messages.isOn, standing), beginning);
    if (!('codeId' in begun)) return begun;
    const outcome = await this.messages.send(begun.codeId, to.number, begun.text);
    const isSent = outcome === 'taken' || outcome === 'unknown';
    return isSent ? { sent: true } : { refusal: { code: 'NotSent' } };
  }

  private begin(
    request: CodeRequest,
    to: PhoneNumber,
    isSending: boolean,
    beginning: SendPhoneCode['beginning'],
  ): Promise<Begun> {
    const { memberId, language } = request;
    const codeId = newId(this.clock.now());
    const locks = [memberStreamOf(memberId), `answer-${beginning.commandId}`];
    return this.store.transact(locks, async (tx): Promise<Begun> => {
      const earlier = await beginning.earlier(tx);
      if (earlier) return 'response' in earlier ? { response: earlier.response } : { sent: true };
      const refusal = isSending
        ? await this.refusalOf(tx, { ...request, number: to.number })
        : { code: 'SmsOff' as const };
      if (refusal) return { refusal };
      const text = buildPhoneCodeText(this.codes.issue(tx, codeId, memberId, to), language, this.config.publicUrl);
      this.messages.record(tx, codeId, to.number, text);
      beginning.begin(tx, codeId);
      return { codeId, text };
    });
  }

  /** Returns why the code is not sent. Requests for other members' numbers count towards the limits, too. */
  private async refusalOf(
    tx: StoreTransaction,
    request: CodeRequest & { readonly number: string },
  ): Promise<SendPhoneCodeRefused | null> {
    const waitSeconds = await this.messages.count(tx, buildPhoneCodeLimits(request));
    if (waitSeconds > 0) return { code: 'TooManyCodes', waitSeconds };
    const { state: member } = await tx.load(memberStream, request.memberId);
    const facts = { isHeldByAnother: await isHeldByAnother(tx, request.memberId, request.number) };
    const { refusal } = decideSendPhoneCode(member, facts);
    if (refusal) return refusal;
    return (await this.messages.takeFromBudget(tx)) ? null : { code: 'SmsOff' };
  }
}
