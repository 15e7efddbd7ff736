import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS } from '../clock.js';
import { type Json, objectAt } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import type { Charges } from './charges.js';
import { CARDS, type Card, type Session } from './objects.js';
import { type Answer, invalid, readUpdate, refusal, unknown, yenOf } from './requests.js';
import { permissionView, sessionView } from './views.js';

const block = (): string => String(randomInt(10 ** 7)).padStart(7, '0');

/** Checkout sessions: begun by the button, filled in by the shop, paid at Amazon, completed by the shop within 24 hours. */
export class CheckoutSessions {
  readonly #sessions: Collection<Session>;

  constructor(
    private readonly context: ProviderContext,
    private readonly charges: Charges,
  ) {
    this.#sessions = context.store.collection('amazonpay.sessions');
    context.tasks.when('amazonpay-expiry', (id) => this.#expire(id));
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

  /** The buyer has signed in, and chosen a card. */
  choose(session: Session, card: Card, account: string): Session {
    return this.#put({ ...session, card, account });
  }

  cancel(session: Session, reason: string): Session {
    return this.#put({ ...session, state: 'Canceled', reason });
  }

  /** The browser is at Amazon with everything that is needed: the card decides. */
  process(session: Session): Session {
    const outcome = CARDS[session.card ?? '1111'];
    if (outcome === 'BuyerCanceled' || outcome === 'Declined') return this.cancel(session, outcome);
    return this.#put({ ...session, isProcessed: true });
  }

  show(id: string): Answer {
    const session = this.#sessions.get(id);
    return session ? { status: 200, body: this.#view(session) } : unknown();
  }

  /** What a buyer has agreed to with a session that is complete. */
  showPermission(id: string): Answer {
    const session = this.#sessions.list().find(({ permissionId }) => permissionId === id);
    return session ? { status: 200, body: permissionView(session, this.context.clock.now()) } : unknown();
  }

  update(id: string, json: Json): Answer {
    const session = this.#sessions.get(id);
    if (!session) return unknown();
    if (session.state !== 'Open') return this.#wrongState(session);
    const changes = readUpdate(json, session);
    if (typeof changes === 'string') return invalid(changes);
    return { status: 200, body: this.#view(this.#put({ ...session, ...changes })) };
  }

  /** The amount must be said again, and exactly. */
  complete(id: string, json: Json): Answer {
    const session = this.#sessions.get(id);
    if (!session) return unknown();
    if (session.state === 'Canceled')
      return refusal(422, 'CheckoutSessionCanceled', `The session was canceled: ${session.reason}.`);
    if (session.state !== 'Open' || !session.isProcessed) return this.#wrongState(session);
    const yen = yenOf(objectAt(json, 'chargeAmount'));
    if (yen === null || yen !== session.yen) return invalid('chargeAmount must be the amount of the session');
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

  #wrongState({ state }: Session): Answer {
    return refusal(
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
    return sessionView(session, this.context.keys.amazonPay.storeId, redirectUrl);
  }

  #put(session: Session): Session {
    const changed = { ...session, updated: this.context.clock.now() };
    this.#sessions.put(session.id, changed);
    return changed;
  }
}
