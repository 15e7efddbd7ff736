const ATTEMPT_MS = 10_000;
/**
 * Cards of the sandbox whose payment ends by itself. They are accepted, not authenticated or declined, or the response is lost
 * after the payment. Their webhooks come early, three times, after a forged one, or never; some browsers never return. Cards
 * whose order stays open are left out: the shop gives up only after ten minutes.
 */
const CARDS = [
  ...['4111111111111111', '4000000000002008', '4000000000005001', '4000000000009003'],
  ...['4000000000011009', '4000000000012007', '4000000000013005', '4000000000014003', '4000000000015000'],
  '4000000000018004',
];
const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
const ACTION = /<form[^>]* action="([^"]*)"/;
const ENTITIES = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#39;': "'" };

const plain = (text) => text.replace(/&(?:amp|quot|lt|gt|#39);/g, (entity) => ENTITIES[entity]);

const ask = (url, init = {}) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ATTEMPT_MS), ...init });

/** A member's browser on its way past a card's issuer. Each step may fail, as if the browser had been closed. */
export class CardPayer {
  constructor(url, sandbox, chance) {
    Object.assign(this, { url, sandbox, chance });
  }

  /** Builds a member's order by card; undefined when the tokenizer cannot be reached. */
  async buildOrder() {
    const { VERITRANS_TOKEN_URL, VERITRANS_TOKEN_API_KEY: token_api_key } = this.sandbox.keys;
    const holder = { security_code: '123', cardholder_name: 'TARO YAMADA', lang: 'ja' };
    const card = { card_number: this.chance.pick(CARDS), card_expire: '12/40', ...holder };
    const tokenResponse = await ask(VERITRANS_TOKEN_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token_api_key, ...card }),
    }).then(
      (response) => response.json(),
      () => undefined,
    );
    if (!tokenResponse?.token) return undefined;
    const { token, req_card_number } = tokenResponse;
    return { pay_id: '1', token, req_card_number, card_user_name: holder.cardholder_name };
  }

  /** @returns true when the browser came back to the shop */
  async pass(cookie, path) {
    const start = (await ask(`${this.url}${path}`, { headers: { cookie } })).headers.get('location');
    if (!start?.startsWith(this.sandbox.address)) return false;
    const page = await (await ask(start)).text();
    const [, action] = ACTION.exec(page) ?? [];
    if (!action) return false;
    const fields = [...page.matchAll(HIDDEN)].map(([, name, value]) => [plain(name), plain(value)]);
    return (await ask(plain(action), { method: 'POST', body: new URLSearchParams(fields) })).status === 303;
  }
}
