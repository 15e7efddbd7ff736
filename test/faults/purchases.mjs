import { findDemoCourseId } from '../../dist/services/payments/demo/demo-courses.js';
import { CardPayer } from './card-payer.mjs';

const ATTEMPT_MS = 10_000;
/** Behaviour of webhooks. A payment without a webhook is found by polling. */
const MODES = ['normal', 'double', 'shuffle', 'hold', 'drop'];
const SEVEN_ELEVEN = 'sej';
const COURSE = findDemoCourseId(300);

const CONFIRMED = `select data->>'paymentId' as id, sum((data->>'yen')::int)::int as yen from store.events
  where type = 'PaymentConfirmed' group by 1`;
/** Time by which leases, retry pauses and polls of a payment are shortened. */
const PASSED = "interval '1 minute'";
const PASSES_EVERY_MS = 2000;
const PASS = [
  `update payments.external_calls set due_at = due_at - ${PASSED} where due_at is not null`,
  `update store.deadlines set due_at = due_at - ${PASSED} where kind = 'payment-look'`,
];
const UNKNOWN = "select count(*)::int as unknown from payments.payments where status = 'requested'";

/**
 * Points bought at stores and by card. Slips are ordered from the shop and paid at the sandbox, cards pass their issuer, and
 * webhooks come twice, late, in any order or never.
 */
export class Purchases {
  /** Ids of payments whose slips are unpaid. */
  #slips = [];
  #passedAt = 0;
  figures = {
    'slips issued': 0,
    'slips paid': 0,
    'card payments started': 0,
    'card payments back from the issuer': 0,
    'forged webhooks': 0,
  };

  /** @param onFault called with each violation */
  constructor(url, sandbox, chance, onFault) {
    Object.assign(this, { url, sandbox, chance, onFault, payer: new CardPayer(url, sandbox, chance) });
  }

  /** Number of payments that the shop has accepted. */
  get begun() {
    return this.figures['slips issued'] + this.figures['card payments started'];
  }

  /** Builds an order of points: by slip, or by card when the tokenizer could be reached. */
  async buildOrder() {
    const byCard = this.chance.happens(0.4) && (await this.payer.buildOrder().catch(() => undefined));
    return { ...(byCard || { pay_id: '2', combini_code: SEVEN_ELEVEN }), point_price_id: COURSE };
  }

  /** Handles an accepted order. @param cookie of the member whose browser continues */
  async taken({ result, payment_id: paymentId, url }, cookie) {
    if (result === '1') {
      this.figures['slips issued'] += 1;
      this.#slips.push(paymentId);
      return;
    }
    this.figures['card payments started'] += 1;
    // A dead process at any step counts as a closed browser.
    if (await this.payer.pass(cookie, url).catch(() => false)) this.figures['card payments back from the issuer'] += 1;
  }

  /** Chooses the behaviour of webhooks for this round. */
  async begin() {
    await this.#control('pushes', { mode: this.chance.pick(MODES) });
  }

  /** Pays a slip at the store. Fails while the sandbox is dead or does not know the slip yet. */
  async pay() {
    const [paymentId] = this.#slips.splice(this.chance.below(this.#slips.length), 1);
    if (paymentId === undefined) return;
    if (await this.#isPaid(paymentId).catch(() => false)) this.figures['slips paid'] += 1;
    else this.#slips.push(paymentId);
  }

  /** Sends a forged webhook that reports a slip as paid. */
  async forge() {
    const response = await fetch(`${this.url}/api/hooks/veritrans`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-hmac': 'h=HmacSHA256;s=x;v=00' },
      body: `numberOfNotify=1&pushId=1&pushTime=1&orderId0000=${this.#slips[0] ?? 'none'}&cvsType0000=sej`,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    }).catch(() => undefined);
    if (response === undefined || response.status >= 500) return;
    this.figures['forged webhooks'] += 1;
    if (response.status !== 403) this.onFault(new Error(`a forged webhook got status ${response.status}`));
  }

  /** Releases held webhooks. */
  async end() {
    await this.#control('pushes', { mode: 'normal' });
    await this.#control('pushes/release', {});
  }

  /** @throws Error while the shop does not know of money that the sandbox has received */
  async expectKnown(pool) {
    const other = (await this.#unlikeTheSandbox(pool)).length;
    if (other === 0) return true;
    await this.#letTimePass(pool);
    throw new Error(`${other} payments differ between the shop and the sandbox`);
  }

  /** @throws Error while the provider's result of a payment is unknown */
  async expectNoneUnknown(pool) {
    const { unknown } = (await pool.query(UNKNOWN)).rows[0];
    if (unknown === 0) return true;
    await this.#letTimePass(pool);
    throw new Error(`the result of ${unknown} payments is unknown`);
  }

  /**
   * Moves scheduled provider calls a minute earlier, because the test checks rules and not waiting times. It skips some checks,
   * so that running calls can end.
   */
  async #letTimePass(pool) {
    if (performance.now() < this.#passedAt + PASSES_EVERY_MS) return;
    this.#passedAt = performance.now();
    for (const text of PASS) await pool.query(text);
  }

  /** Lists money that only the sandbox or only the shop has, in words. */
  async #unlikeTheSandbox(pool) {
    const confirmed = new Map((await pool.query(CONFIRMED)).rows.map(({ id, yen }) => [id, yen]));
    const taken = new Map((await this.#orders()).map(({ order, yen_taken: yen }) => [order, yen]));
    const ids = new Set([...confirmed.keys(), ...taken.keys()]);
    return [...ids].filter((id) => (confirmed.get(id) ?? 0) !== (taken.get(id) ?? 0));
  }

  async #isPaid(paymentId) {
    const [order] = await this.#orders(`?order=${encodeURIComponent(paymentId)}`);
    if (!order) return false;
    if (order.yen_taken === 0) await this.#control(`konbini/${order.reference}/pay`, {});
    return true;
  }

  /** @param filter query of one order; '' for all */
  async #orders(filter = '') {
    const response = await fetch(`${this.sandbox.address}/_control/orders${filter}`, {
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    return response.json();
  }

  /** @throws Error when the sandbox does not respond, or refuses */
  async #control(path, body) {
    const response = await fetch(`${this.sandbox.address}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    if (!response.ok) throw new Error(`the sandbox returned ${response.status} for ${path}`);
  }
}
