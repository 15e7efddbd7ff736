import supertest from 'supertest';
import { waitUntil } from '../../../test/support/until.js';
import type { Person } from '../../../test/support/whole-shop.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';
import type { ReceivedWebhook } from '../../sandbox/test/webhook-receiver.fixture.js';
import { PaymentHarness } from './payment-harness.fixture.js';

/** A fault of a call at the sandbox. */
export interface Fault {
  readonly call: string;
  readonly when: 'before' | 'after';
  readonly kind: 'hang' | 'reset' | '500';
}

const WHENS = ['before', 'after'] as const;
export const KINDS = ['hang', 'reset', '500'] as const;

/** Returns every single fault of these calls. */
export const faultsOf = (calls: readonly string[]): readonly Fault[] =>
  calls.flatMap((call) => WHENS.flatMap((when) => KINDS.map((kind) => ({ call, when, kind }))));

/** A test harness with a shop whose providers are the sandbox, in a process of its own. The tests deliver webhooks. */
export class WalletHarness {
  private aheadMs = 0;

  private constructor(
    readonly harness: PaymentHarness,
    readonly sandbox: Sandbox,
    private readonly provider: 'veritrans' | 'paypal' | 'amazonpay',
  ) {}

  /** Opens the shop and the sandbox. @param settings of the sandbox, which override the default ones */
  static async open(
    provider: 'veritrans' | 'paypal' | 'amazonpay',
    settings: Readonly<Record<string, string>> = {},
  ): Promise<WalletHarness> {
    const sandbox = await Sandbox.open({ SANDBOX_HANG_MS: '100', ...settings });
    // VeriTrans gets its webhook and return addresses with each order; the others have them as settings.
    const publicSettings = provider === 'veritrans' && { PUBLIC_URL: sandbox.shop.url };
    const harness = await PaymentHarness.open({ environment: { ...sandbox.environment, ...publicSettings } });
    return new WalletHarness(harness, sandbox, provider);
  }

  async close(): Promise<void> {
    await this.harness.close();
    await this.sandbox.close();
  }

  /** Lets the next call, or several, of a name fail. */
  async fail(fault: Fault, times = 1): Promise<void> {
    await this.sandbox.control('/faults', { provider: this.provider, ...fault, times });
  }

  /** Moves the clocks of shop and sandbox until a condition holds. */
  async advanceUntil<Seen>(
    what: string,
    look: () => Promise<Seen | false | null | undefined>,
    stepMs = 1000,
  ): Promise<Seen> {
    return waitUntil(what, async () => {
      const seen = await look();
      if (seen) return seen;
      this.harness.advance(stepMs);
      this.aheadMs += stepMs;
      await this.sandbox.control('/clock', { ahead_ms: this.aheadMs });
      return null;
    });
  }

  /** Moves the clock until a pending request has a response. */
  async advanceDuring<Result>(pending: Promise<Result>): Promise<Result> {
    let result: { readonly of: Result } | null = null;
    void pending.then((of) => {
      result = { of };
    });
    return (await this.advanceUntil('it has a response', async () => result)).of;
  }

  /** Presses Amazon's button, signs in, and chooses a card. @returns the return URL */
  async chooseAtAmazon({ browser }: Person, card: string, account: string): Promise<string> {
    await browser.get(`user/point_price/detail/${this.harness.course}`);
    const config = (await browser.get('user/pay_config')).body.detail.amazon_pay;
    const page = await this.sandbox.submit('/amazonpay/checkout', {
      merchantId: config.merchant_id,
      publicKeyId: config.public_key_id,
      ledgerCurrency: 'JPY',
      productType: 'PayOnly',
      payloadJSON: config.payload,
      signature: config.signature,
    });
    const session = /name="session" value="([^"]+)"/.exec(page.text)![1]!;
    const back = await this.sandbox.submit('/amazonpay/checkout/card', { session, card, account });
    return String(back.headers.get('location'));
  }

  /** Delivers a webhook, unchanged or changed. */
  async deliver(
    { path, headers, body }: ReceivedWebhook,
    change: { readonly headers?: Record<string, string>; readonly body?: string } = {},
  ): Promise<number> {
    const named = Object.entries(headers).filter(([name]) => /^(content-type|content-hmac|paypal-|x-amz-)/.test(name));
    const webhookRequest = supertest(await this.harness.shop.app.getUrl())
      .post(path)
      .set({ ...(Object.fromEntries(named) as Record<string, string>), ...change.headers });
    return (await webhookRequest.send(change.body ?? body)).status;
  }

  statusOf(member: Person): Promise<string> {
    return this.harness.paymentOf(member).then(({ status }) => status);
  }

  /** Signs the owner in again, and refunds a payment. @returns the response */
  async refund(paymentId: string, yen: number) {
    await this.harness.advanceDays(0);
    return this.harness.owner.post(`payments/${paymentId}/refund`, { reason: 'goodwill', yen });
  }

  /** Moves the clock until a refund has ended. @returns the payment */
  async waitForRefund(member: Person) {
    return this.advanceUntil('the refund has ended', async () => {
      const payment = await this.harness.paymentOf(member);
      return payment.refund_by === null && payment;
    });
  }

  /** Returns the amount that the sandbox has received for a payment, less refunds. */
  async capturedFor(paymentId: string): Promise<number> {
    const order = await this.sandbox.order(paymentId);
    return (order?.yen_taken ?? 0) - (order?.yen_given_back ?? 0);
  }
}
