import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS } from '../clock.js';
import { type Json, readObject } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import type { Charges } from './charges.js';
import { CARDS, type Card, type Session } from './objects.js';
import { type AmazonPayResponse, buildRefusal, readUpdate, refuseInvalid, refuseUnknown, yenOf } from './requests.js';
import { toPermissionView, toSessionView } from './views.js';

const block = (): string => String(randomInt(10 ** 7)).padStart(7, '0');

/** Checkout sessions: the button begins one, the shop fills it in, the buyer pays at Amazon, the shop completes it within 24 hours. */
export class CheckoutSessions {
  readonly #sessions: Collection<Session>;

  constructor(
    private readonly context: ProviderContext,
    private readonly charges: Charges,
  ) {
    this.#sessions = context.store.collection('amazonpay.sessions');
    context.tasks.register('amazonpay-expiry', (id) => this.#expire(id));
  }

  begin({ checkoutReviewReturnUrl: reviewUrl, checkoutResultReturnUrl, checkoutCancelUrl }: Json): Session {
    const now = this.context.clock.now();
    const session: Session = {
      ...{ id: randomUUID(), state: 'Open', reason: null, card: null, account: null },
      reviewUrl: String(reviewUrl),
      resultUrl: typeof checkoutResultReturnUrl === 'string' ? checkoutResultReturnUrl : null,
      cancelUrl: typeof checkoutCancelUrl === 'string' ? checkoutCancelUrl : null,
      ...{ intent: null, canPend: false, yen: null, reference: null, storeName: null },
      ...{ isProcessed: false, chargeId: null, permissionId: null, created: now, updated: now },
    };
    this.context.tasks.plan('amazonpay-expiry', session.id, now + DAY_MS);
    return this.#put(session);
  }

  find(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  /** Stores the account that the buyer signed in with and the card they chose. */
  choose(session: Session, card: Card, account: string): Session {
    return this.#put({ ...session, card, account });
  }

  cancel(session: Session, reason: string): Session {
    return this.#put({ ...session, state: 'Canceled', reason });
  }

  /** Processes the payment of a complete session; the card decides the outcome. */
  process(session: Session): Session {
    const outcome = CARDS[session.card ?? '1111'];
    if (outcome === 'BuyerCanceled' || outcome === 'Declined') return this.cancel(session, outcome);
    return this.#put({ ...session, isProcessed: true });
  }

  show(id: string): AmazonPayResponse {
    const session = this.#sessions.get(id);
    return session ? { status: 200, body: this.#view(session) } : refuseUnknown();
  }

  /** Shows the charge permission that the buyer gave with a completed session. */
  showPermission(id: string): AmazonPayResponse {
    const session = this.#sessions.list().find(({ permissionId }) => permissionId === id);
    return session ? { status: 200, body: toPermissionView(session, this.context.clock.now()) } : refuseUnknown();
  }

  update(id: string, json: Json): AmazonPayResponse {
    const session = this.#sessions.get(id);
    if (!session) return refuseUnknown();
    if (session.state !== 'Open') return this.#refuseState(session);
    const changes = readUpdate(json, session);
    if (typeof changes === 'string') return refuseInvalid(changes);
    return { status: 200, body: this.#view(this.#put({ ...session, ...changes })) };
  }

  /** Completes a session. The request must repeat the exact amount. */
  complete(id: string, json: Json): AmazonPayResponse {
    const session = this.#sessions.get(id);
    if (!session) return refuseUnknown();
    if (session.state === 'Canceled')
      return buildRefusal(422, 'CheckoutSessionCanceled', `The session was canceled: ${session.reason}.`);
    if (session.state !== 'Open' || !session.isProcessed) return this.#refuseState(session);
    const yen = yenOf(readObject(json, 'chargeAmount'));
    if (yen === null || yen !== session.yen) return refuseInvalid('chargeAmount must be the amount of the session');
    const permissionId = `S03-${block()}-${block()}`;
    const isPending = CARDS[session.card ?? '1111'] === 'pending';
    const charge = this.charges.begin({ session, permissionId, yen, isPending });
    this.context.tasks.drop('amazonpay-expiry', id);
    const completed = this.#put({ ...session, state: 'Completed', permissionId, chargeId: charge.id });
    return { status: isPending ? 202 : 200, body: this.#view(completed) };
  }

  #expire(id: string): void {
    const session = this.#sessions.get(id);
    if (session?.state === 'Open') this.cancel(session, 'Expired');
  }

  #refuseState({ state }: Session): AmazonPayResponse {
    return buildRefusal(
      422,
      'InvalidCheckoutSessionStatus',
      `You tried to call an operation on a session that is ${state}.`,
    );
  }

  #view(session: Session): object {
    const isReady =
      session.resultUrl !== null && session.intent !== null && session.yen !== null && session.card !== null;
    const redirectUrl = isReady
      ? `${this.context.url()}/amazonpay/checkout/processing?amazonCheckoutSessionId=${session.id}`
      : null;
    return toSessionView(session, this.context.keys.amazonPay.storeId, redirectUrl);
  }

  #put(session: Session): Session {
    const changed = { ...session, updated: this.context.clock.now() };
    this.#sessions.put(session.id, changed);
    return changed;
  }
}
