import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { Clock } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import type { PendingAnswers } from '../../platform/http/pending-answers.js';
import { Settings } from '../../platform/settings.js';
import { SmsMessages } from '../../platform/sms/sms-messages.js';
import { conversionFloor } from '../../platform/sms/sms-traffic.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { PhoneCodes } from '../rows/phone-codes.rows.js';
import { isHeldByAnother, memberPhone } from '../rows/phones.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { type PhoneNumber, phoneNumberOf } from '../streams/phone-number.js';
import { phoneCodeText } from './phone-code.sms.js';
import { phoneCodeLimits } from './phone-code-limits.js';
import { decideSendPhoneCode, isSendingSms, type SendPhoneCodeRefused } from './send-phone-code.decide.js';

/** Who wants a code, and where to. */
export interface CodeWish {
  readonly memberId: string;
  /** The phone number as the member typed it. */
  readonly tel: string;
  readonly language: Language;
  /** Of the network. */
  readonly address: string;
}

/** Handed over, or why not, or what was answered before. */
export type CodeOutcome =
  | { readonly sent: true }
  | { readonly refusal: SendPhoneCodeRefused }
  | { readonly answer: CommandResponse };

/** Sends a member a code. What is refused for how often was asked is no row of the answers: anybody may ask again and again. */
export class SendPhoneCode extends Command<CodeOutcome> {
  constructor(
    readonly wish: CodeWish,
    readonly beginning: ReturnType<PendingAnswers['of']>,
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

  async execute({ wish, beginning }: SendPhoneCode): Promise<CodeOutcome> {
    const { isOverseas } = await this.store.look((tx) => memberPhone(tx, wish.memberId));
    const typed = { tel: wish.tel, isOverseas, isEnglish: wish.language === 'en' };
    const to = phoneNumberOf(typed, this.messages.countryCodes);
    if ('refusal' in to) return to;
    const standing = await this.messages.standing(this.settings.get(conversionFloor));
    const begun = await this.begin(wish, to, isSendingSms(this.messages.isOn, standing), beginning);
    if (!('codeId' in begun)) return begun;
    const outcome = await this.messages.send(begun.codeId, to.number, begun.text);
    const isSent = outcome === 'taken' || outcome === 'unknown';
    return isSent ? { sent: true } : { refusal: { code: 'NotSent' } };
  }

  private begin(
    wish: CodeWish,
    to: PhoneNumber,
    isSending: boolean,
    beginning: SendPhoneCode['beginning'],
  ): Promise<Begun> {
    const { memberId, language } = wish;
    const codeId = newId(this.clock.now());
    const locks = [memberStreamOf(memberId), `answer-${beginning.commandId}`];
    return this.store.transact(locks, async (tx): Promise<Begun> => {
      const earlier = await beginning.earlier(tx);
      if (earlier) return 'answer' in earlier ? earlier : { sent: true };
      const refusal = isSending
        ? await this.refusalOf(tx, { ...wish, number: to.number })
        : { code: 'SmsOff' as const };
      if (refusal) return { refusal };
      const text = phoneCodeText(this.codes.issue(tx, codeId, memberId, to), language, this.config.publicUrl);
      this.messages.record(tx, codeId, to.number, text);
      beginning.begin(tx, codeId);
      return { codeId, text };
    });
  }

  /** What keeps the code from being sent. Whoever asks about numbers of others is counted as well. */
  private async refusalOf(
    tx: StoreTransaction,
    wish: CodeWish & { readonly number: string },
  ): Promise<SendPhoneCodeRefused | null> {
    const waitSeconds = await this.messages.count(tx, phoneCodeLimits(wish));
    if (waitSeconds > 0) return { code: 'TooManyCodes', waitSeconds };
    const { state: member } = await tx.load(memberStream, wish.memberId);
    const facts = { isHeldByAnother: await isHeldByAnother(tx, wish.memberId, wish.number) };
    const { refusal } = decideSendPhoneCode(member, facts);
    if (refusal) return refusal;
    return (await this.messages.takeFromBudget(tx)) ? null : { code: 'SmsOff' };
  }
}
