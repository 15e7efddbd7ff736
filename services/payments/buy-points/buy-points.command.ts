import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isId, newId } from '../../kernel/ids.js';
import { add } from '../../kernel/money.js';
import { toDialledInJapan } from '../../kernel/phone-number.js';
import { Clock } from '../../kernel/time.js';
import { findBanned, MemberDirectory } from '../../members/index.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Beginning } from '../calls/beginning.js';
import { EncryptedOrders, type StartRequest } from '../calls/encrypted-orders.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { OfferedMethods } from '../methods/offered-methods.js';
import { askBirthday } from '../payment-settings.js';
import { addCall } from '../rows/calls.rows.js';
import { findCourse } from '../rows/courses.rows.js';
import { saveDetails } from '../rows/details.rows.js';
import { loadCurrentLimits } from '../rows/limits-now.rows.js';
import { countOpenSlips, isOrderUsed, recordPayment } from '../rows/payments.rows.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import { takeTransferNumber, transferNumberCandidates } from '../rows/transfer-numbers.rows.js';
import { limitsStreamOf } from '../streams/limits.state.js';
import { METHOD_RULES, walletOf } from '../streams/methods.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import { type BuyPointsRefused, decideBuyPoints } from './buy-points.decide.js';

export interface PurchaseRequest {
  readonly memberId: string;
  readonly sessionId: string;
  readonly method: PaymentMethod;
  /** '' for none. */
  readonly courseId: string;
  readonly packId: string | null;
  readonly token: string;
  readonly cardNumber: string;
  readonly cardholder: string;
  /** The store or carrier. */
  readonly choice: string;
  /** The name in katakana; '' if unknown. */
  readonly kana: string;
  readonly address: string;
  readonly userAgent: string;
}

/** The new payment, a refusal, or the stored response. */
export type BuyPointsOutcome =
  | { readonly paymentId: string }
  | { readonly refusal: BuyPointsRefused }
  | { readonly response: CommandResponse };

/** Buys points: saves the purchase, then calls the provider, and waits for its response within a time limit. */
export class BuyPoints extends Command<BuyPointsOutcome> {
  constructor(
    readonly purchase: PurchaseRequest,
    readonly beginning: Beginning,
  ) {
    super();
  }
}

type Written =
  | { readonly paymentId: string; readonly callId: string | null }
  | Exclude<BuyPointsOutcome, { paymentId: string }>;

@CommandHandler(BuyPoints)
export class BuyPointsHandler implements ICommandHandler<BuyPoints> {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly directory: MemberDirectory,
    private readonly methods: OfferedMethods,
    private readonly memories: SessionMemories,
    private readonly orders: EncryptedOrders,
    private readonly calls: ProviderCalls,
    private readonly settings: Settings,
  ) {}

  async execute({ purchase, beginning }: BuyPoints): Promise<BuyPointsOutcome> {
    const request = await this.buildStartRequest(purchase);
    const candidates = transferNumberCandidates();
    const [paymentId, callId] = [newId(this.clock.now()), newId(this.clock.now())];
    const { memberId } = purchase;
    const locks = [`payments-of-${memberId}`, limitsStreamOf(memberId), paymentStreamOf(paymentId)];
    const written = await this.store.transact(locks, (tx) =>
      this.write(tx, purchase, beginning, { paymentId, callId, request, candidates }),
    );
    if (!('paymentId' in written)) return written;
    this.calls.wake();
    if (written.callId !== null) await this.calls.waitForEnd(written.callId);
    return { paymentId: written.paymentId };
  }

  private async write(
    tx: StoreTransaction,
    purchase: PurchaseRequest,
    beginning: Beginning,
    made: { paymentId: string; callId: string; request: StartRequest; candidates: readonly string[] },
  ): Promise<Written> {
    const earlier = await beginning.earlier(tx);
    if (earlier) return 'begun' in earlier ? this.resume(tx, earlier.begun) : earlier;
    const { paymentId, callId } = made;
    const { memberId, method, packId } = purchase;
    const { provider } = METHOD_RULES[method];
    const orderRef = walletOf(method)?.begins === 'session' ? purchase.token : null;
    const loaded = await tx.load(paymentStream, paymentId);
    const { limits, spending, birthday } = await loadCurrentLimits(tx, memberId);
    const { events, refusal } = decideBuyPoints({
      paymentId,
      callId,
      memberId,
      method,
      packId,
      isMethodOn: await this.methods.has(tx, method),
      course: isId(purchase.courseId) ? await findCourse(tx, purchase.courseId) : null,
      isPersonKnown: made.request.payer.lastName !== '' && made.request.payer.tel !== '',
      openSlips: await countOpenSlips(tx, memberId),
      orderRef,
      isOrderUsed: orderRef !== null && (await isOrderUsed(tx, provider, orderRef)),
      isBanned: (await findBanned(tx, [memberId])).has(memberId),
      limits,
      asksBirthday: this.settings.get(askBirthday),
      birthday,
      spentThisMonth: add(spending.paid, spending.open),
      now: tx.now,
    });
    if (refusal) return { refusal };
    const context = { commandId: beginning.commandId, actor: `member:${memberId}` };
    const payment = await recordPayment(tx, context, loaded, events);
    beginning.begin(tx, paymentId);
    this.memories.rememberPayment(tx, purchase.sessionId, paymentId);
    if (provider !== 'bank') {
      addCall(tx, {
        callId,
        paymentId,
        kind: 'start',
        via: 'start',
        request: this.orders.encrypt(callId, made.request),
      });
      this.keepDetails(tx, paymentId, purchase, made.request, null);
      return { paymentId, callId };
    }
    const due = new Date(payment.purchase!.due);
    const number = await takeTransferNumber(tx, made.candidates, paymentId, due);
    this.keepDetails(tx, paymentId, purchase, made.request, number);
    return { paymentId, callId: null };
  }

  /** Waits for the call of the first request when a request is repeated. */
  private async resume(tx: StoreTransaction, paymentId: string): Promise<Written> {
    const { state } = await tx.load(paymentStream, paymentId);
    return { paymentId, callId: state.open?.callId ?? null };
  }

  private keepDetails(
    tx: StoreTransaction,
    paymentId: string,
    { method, choice, cardNumber, kana }: PurchaseRequest,
    { payer }: StartRequest,
    number: string | null,
  ): void {
    saveDetails(tx, paymentId, {
      number,
      ...(choice === '' ? {} : { choice }),
      ...(method === 'convenience-store' ? { tel: payer.tel } : {}),
      ...(method === 'bank-transfer' ? { sender: kana } : {}),
      ...(cardNumber === '' ? {} : { cardNumber }),
    });
  }

  /** Runs before the transaction: a caller that holds a connection must not wait for another. */
  private async buildStartRequest({ memberId, ...purchase }: PurchaseRequest): Promise<StartRequest> {
    const { lastName, firstName, tel, mail } = await this.directory.profileOf(memberId);
    const payer = { lastName, firstName, tel: toDialledInJapan(tel), mail, kana: purchase.kana };
    const { token, cardholder, choice, address, userAgent } = purchase;
    return { payer, token, cardholder, choice, address, userAgent };
  }
}
