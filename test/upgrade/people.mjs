import { randomUUID } from 'node:crypto';
import { CardPayer } from '../faults/card-payer.mjs';
import { waitUntil } from '../faults/until.mjs';

const OWNER = { mail: 'owner@example.com', password: 'operator1234' };
/** A card that the sandbox accepts. */
const PAID = '4111111111111111';
const WITHIN_MS = 30_000;

export const REASON = { reason: 'to be upgraded' };

/** Sends requests with the cookies of earlier responses. */
class Browser {
  #cookies = new Map();

  /** @param shop its address */
  constructor(shop) {
    this.shop = shop;
  }

  get cookie() {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  async fetch(address, init = {}) {
    const headers = { cookie: this.cookie, ...init.headers };
    const response = await fetch(new URL(address, this.shop), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** @throws Error when it is refused */
  async json(address, init) {
    const response = await this.fetch(address, init);
    const body = await response.json();
    if (response.status >= 400 || body.state >= 400) throw new Error(`${address}: ${JSON.stringify(body)}`);
    return body;
  }

  sent(address, body, headers = {}) {
    const json = { 'content-type': 'application/json', ...headers };
    return this.json(address, { method: 'POST', headers: json, body: JSON.stringify(body) });
  }
}

export class UpgradeMember extends Browser {
  get(path) {
    return this.json(`/api/${path}`);
  }

  async post(path, payload = {}) {
    const { csrf } = await (await this.fetch('/api/user/point')).json();
    const body = new URLSearchParams({ [csrf.name]: csrf.value, json: JSON.stringify(payload) });
    return this.json(`/api/${path}`, { method: 'POST', body });
  }

  /** @param referralCode of the member who referred them, or '' */
  async register(referralCode, number) {
    this.mail = `member-${randomUUID()}@example.com`;
    await this.post('user/append', {
      ...{ lastName: '山田', middleName: '', firstName: '花子', mail: this.mail, zipcode: '1000001', pref_id: '13' },
      ...{ tel: '09012345678', province: '日本', shiku: '千代田区千代田', address: `${number}-1`, building: '' },
      ...{ pass: 'secret1234', confirmPass: 'secret1234', referralCode },
    });
    this.tel = `0801${String(Date.now() + number).slice(-7)}`;
    await this.post('user/send_sms', { tel: this.tel });
    const outbox = await this.json('/sandbox/outbox');
    const { text } = outbox.find(({ kind, to }) => kind === 'sms' && to === `+81${this.tel.slice(1)}`);
    await this.post('user/check_sms', { sms_code: /\d{6}/.exec(text)[0] });
  }

  async payByCard(course) {
    const { token_url, token_api_key } = (await this.get('user/pay_config')).detail.card;
    const keys = { VERITRANS_TOKEN_URL: token_url, VERITRANS_TOKEN_API_KEY: token_api_key };
    const payer = new CardPayer(this.shop, { address: await this.sandbox(), keys }, { pick: () => PAID });
    const { url } = await this.post('user/point/buy', { ...(await payer.buildOrder()), point_price_id: course });
    if (!(await payer.pass(this.cookie, url))) throw new Error('the card’s issuer did not send the browser back');
  }

  async payAtStore(course) {
    const { payment_id } = await this.post('user/point/buy', {
      ...{ pay_id: '2', combini_code: 'sej', point_price_id: course },
    });
    const control = `${await this.sandbox()}/_control`;
    const slip = async () => (await this.json(`${control}/orders?order=${payment_id}`))[0];
    const order = await waitUntil('the slip is issued', slip, WITHIN_MS);
    await this.sent(`${control}/konbini/${order.reference}/pay`, {});
  }

  /** Transfers points from a partner site. */
  async transfer() {
    const control = `${await this.sandbox()}/_control`;
    const account = { site: 'miles', loginid: this.mail, password: 'partner1234', tel: this.tel, balance: 1500 };
    await this.sent(`${control}/partner/accounts`, account);
    const { list } = await this.get('user/transfer/point');
    await this.post('user/transfer/login', { loginid: this.mail, password: 'partner1234', site_id: list[0].id });
    await this.post('user/transfer/point', { point: 700, site_id: list[0].id });
  }

  async sandbox() {
    return new URL((await this.get('user/pay_config')).detail.card.token_url).origin;
  }

  async draw(pack, count) {
    const { cards } = await this.post('user/pack/buy', { pack_id: pack, count: String(count) });
    return cards.map(({ history_id }) => history_id);
  }
}

/** The owner of the demo shop. */
export class OperatorBrowser extends Browser {
  async signIn() {
    this.csrf = (await this.sent('/admin-api/session', OWNER)).csrf;
  }

  post(path, body) {
    return this.sent(`/admin-api/${path}`, body, { 'x-csrf-token': this.csrf });
  }

  list(resource, filter = {}) {
    return this.json(`/admin-api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  }

  async openPack(fields) {
    const rank = { rank: 1, rank_name: 'S賞', rank_name_en: 'S Prize' };
    const { id } = await this.post('packs', {
      ...{ name: '試しの箱', name_en: 'Trial box', card_type: 1, payment_method: '1', price_point: 100 },
      ...{ image: ['/images/demo/packs/star-dawn.webp'], detail: '<p>箱</p>', detail_en: '<p>A box</p>' },
      prizes: [
        { ...rank, card_id: 'sb-008', quantity: 40, buy_point: 300, no_reduction: '1' },
        { ...rank, rank: 2, card_id: 'sb-005', quantity: 260, buy_point: 60, no_reduction: '0' },
      ],
      ...fields,
    });
    // The pack may return more than it earns.
    await this.post(`packs/${id}/publish`, { ...REASON, accept_loss: true });
    return String(id);
  }
}
