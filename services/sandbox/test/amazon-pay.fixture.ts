import { constants, createHash, randomBytes, sign } from 'node:crypto';
import type { Sandbox, SandboxResponse } from './sandbox.fixture.js';

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A minimal merchant client of Amazon Pay for tests. */
export class AmazonMerchant {
  constructor(private readonly sandbox: Sandbox) {}

  signatureOf(text: string): string {
    const key = this.sandbox.environment.AMAZON_PAY_PRIVATE_KEY!;
    const signed = Buffer.from(`${ALGORITHM}\n${sha256(text)}`);
    return sign('sha256', signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }).toString('base64');
  }

  call(
    method: string,
    path: string,
    json?: object,
    wrong: Readonly<Record<string, string>> = {},
  ): Promise<SandboxResponse> {
    const body = json ? JSON.stringify(json) : '';
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'test',
      'x-amz-pay-date': `${new Date().toISOString().slice(0, 19)}Z`,
      'x-amz-pay-host': 'pay-api.amazon.jp',
      'x-amz-pay-idempotency-key': randomBytes(16).toString('hex'),
      'x-amz-pay-region': 'jp',
      ...wrong,
    };
    const names = Object.keys(headers).sort();
    const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
    const canonical = `${method}\n${path}\n\n${lines}\n${names.join(';')}\n${sha256(body)}`;
    const keyId = this.sandbox.environment.AMAZON_PAY_PUBLIC_KEY_ID;
    const signature = this.signatureOf(wrong.canonical ?? canonical);
    const authorization = `${ALGORITHM} PublicKeyId=${keyId}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    const url = `${this.sandbox.environment.AMAZON_PAY_BASE_URL}${path}`;
    return this.sandbox.ask(method, url, body === '' ? undefined : body, { ...headers, authorization });
  }

  /** Sends the button's form, as the script of the page does. */
  button(fields: Readonly<Record<string, string>> = {}): Promise<SandboxResponse> {
    const { AMAZON_PAY_MERCHANT_ID, AMAZON_PAY_STORE_ID: storeId, AMAZON_PAY_PUBLIC_KEY_ID } = this.sandbox.environment;
    const checkoutReviewReturnUrl = `${this.sandbox.shop.url}/confirm-buy-point?pointPriceId=1`;
    const payloadJSON = JSON.stringify({ webCheckoutDetails: { checkoutReviewReturnUrl }, storeId });
    return this.sandbox.submit('/amazonpay/checkout', {
      merchantId: AMAZON_PAY_MERCHANT_ID!,
      publicKeyId: AMAZON_PAY_PUBLIC_KEY_ID!,
      ledgerCurrency: 'JPY',
      productType: 'PayOnly',
      payloadJSON,
      signature: this.signatureOf(payloadJSON),
      ...fields,
    });
  }
}
