import { demoCourseId } from '../../dist/services/payments/demo/demo-courses.js';
import { CardPayer } from './card-payer.mjs';

const ATTEMPT_MS = 10_000;
/** What becomes of notices; a payment whose notice never comes is found by looking. */
const MODES = ['normal', 'double', 'shuffle', 'hold', 'drop'];
const SEVEN_ELEVEN = 'sej';
const COURSE = demoCourseId(300);

const CONFIRMED = `select data->>'paymentId' as id, sum((data->>'yen')::int)::int as yen from store.events
  where type = 'PaymentConfirmed' group by 1`;
/** A lease, a pause before the next try and the look at a payment are over this much earlier. */
const PASSED = "interval '1 minute'";
const PASSES_EVERY_MS = 2000;
const PASS = [
  `update payments.external_calls set due_at = due_at - ${PASSED} where due_at is not null`,
  `update store.deadlines set due_at = due_at - ${PASSED} where kind = 'payment-look'`,
];
const UNKNOWN = "select count(*)::int as unknown from payments.payments where status = 'requested'";

/**
 * Points bought at stores and by card: slips asked of the shop and paid at the sandbox, cards taken past their issuer, while
 * notices come twice, late, in any order or not at all.
 */
export class Purchases {
  /** Slips that nobody has paid yet, by the payment's id. */
  #slips = [];
  #passedAt = 0;
  figures = {
    'slips issued': 0,
    'slips paid': 0,
    'cards given': 0,
    'cards back from the issuer': 0,
    'forged notices': 0,
  };

  /** @param onFault told of what must never be */
  constructor(url, sandbox, chance, onFault) {
    Object.assign(this, { url, sandbox, chance, onFault, payer: new CardPayer(url, sandbox, chance) });
  }

  /** Payments that the shop has taken on. */
  get begun() {
    return this.figures['slips issued'] + this.figures['cards given'];
  }

  /** What a member sends who wants points: a slip, or to pay by a card that the tokenizer could be reached for. */
  async buildOrder() {
    const byCard = this.chance.happens(0.4) && (await this.payer.buildOrder().catch(() => undefined));
    return { ...(byCard || { pay_id: '2', combini_code: SEVEN_ELEVEN }), point_price_id: COURSE };
  }

  /** The shop has taken a wish. @param cookie the member's, whose browser goes on */
  async taken({ result, payment_id: paymentId, url }, cookie) {
    if (result === '1') {
      this.figures['slips issued'] += 1;
      this.#slips.push(paymentId);
      return;
    }
    this.figures['cards given'] += 1;
    // Whoever is dead at any step of it: the member closes the browser.
    if (await this.payer.pass(cookie, url).catch(() => false)) this.figures['cards back from the issuer'] += 1;
  }

  /** Notices go astray in a way of this round's own. */
  async begin() {
    await this.#control('pushes', { mode: this.chance.pick(MODES) });
  }

  /** Somebody goes to the store; in vain, as long as the sandbox is dead or has no such slip yet. */
  async pay() {
    const [paymentId] = this.#slips.splice(this.chance.below(this.#slips.length), 1);
    if (paymentId === undefined) return;
    if (await this.#isPaid(paymentId).catch(() => false)) this.figures['slips paid'] += 1;
    else this.#slips.push(paymentId);
  }

  /** Somebody pretends that a slip was paid. */
  async forge() {
    const response = await fetch(`${this.url}/api/hooks/veritrans`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-hmac': 'h=HmacSHA256;s=x;v=00' },
      body: `numberOfNotify=1&pushId=1&pushTime=1&orderId0000=${this.#slips[0] ?? 'none'}&cvsType0000=sej`,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    }).catch(() => undefined);
    if (response === undefined || response.status >= 500) return;
    this.figures['forged notices'] += 1;
    if (response.status !== 403) this.onFault(new Error(`a forged notice was answered ${response.status}`));
  }

  /** Lets the notices come that were held back. */
  async end() {
    await this.#control('pushes', { mode: 'normal' });
    await this.#control('pushes/release', {});
  }

  /** @throws Error while the shop does not know of money that the sandbox has taken */
  async expectKnown(pool) {
    const other = (await this.#unlikeTheSandbox(pool)).length;
    if (other === 0) return true;
    await this.#letTimePass(pool);
    throw new Error(`of ${other} payments the shop says another than the sandbox`);
  }

  /** @throws Error while nobody knows what the provider has made of a payment */
  async expectNoneUnknown(pool) {
    const { unknown } = (await pool.query(UNKNOWN)).rows[0];
    if (unknown === 0) return true;
    await this.#letTimePass(pool);
    throw new Error(`of ${unknown} payments nobody knows what became of them`);
  }

  /**
   * What waits for its time to ask a provider does so a minute earlier: the rules are tried, not the patience. Not at every
   * look, so that who is asking just now may end it.
   */
  async #letTimePass(pool) {
    if (performance.now() < this.#passedAt + PASSES_EVERY_MS) return;
    this.#passedAt = performance.now();
    for (const text of PASS) await pool.query(text);
  }

  /** Money that the sandbox has taken and the shop has not, or the other way round, in words. */
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

  /** @param which all, unless it names one */
  async #orders(which = '') {
    const response = await fetch(`${this.sandbox.address}/_control/orders${which}`, {
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    return response.json();
  }

  /** @throws Error when the sandbox does not answer, or refuses */
  async #control(path, body) {
    const response = await fetch(`${this.sandbox.address}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
  }
}
