import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { OfferResource } from '../../services/exchanges/wire/offer.contract.js';
import type { ReasonCode } from '../../services/platform/console-api/commands/reason-codes.shared.js';
import type { Language } from '../../web/src/i18n/i18n';
import { asDescribed } from './described.js';

/** Options of a test's pack; field names are those of the operators' API. */
export interface PackOptions {
  readonly payment_method?: '1' | '2';
  /**
   * Price in points, 100 by default. A pack needs a higher price where a card costs the shop over 100 draws, else two operators
   * must publish it.
   */
  readonly price_point?: number;
  /** tickets */
  readonly quantity?: number;
  /** points that each of its cards converts to */
  readonly buy_point?: number;
  readonly no_reduction?: '0' | '1';
  /** Cards in the pack, each `quantity` times; a single card of no rarity by default. */
  readonly card_ids?: readonly string[];
  /** number of ranks that the cards are spread over in turn; 1 by default */
  readonly ranks?: number;
  readonly max_buy_count?: number;
  readonly can_limit?: number;
  readonly once_a_day?: '0' | '1';
  readonly extra_prizes?: readonly { card_id: string; rule: 'last' | 'every' | 'at'; draws: readonly number[] }[];
  readonly start_at?: string;
}

export interface OpenedPack {
  readonly id: string;
  /** in the language of its reader */
  readonly name: string;
  readonly names: Readonly<Record<Language, string>>;
}

const SIGNED_OUT = 401;
const REASON = { reason: 'browser test' };
/** Points that one operator grants at once under the limits of these tests. */
const ALONE = 1_000_000;
/** Terms of the tests' packs, which pay out more than they earn. */
const GENEROUS = { ...REASON, accept_loss: true };

/** Names the first rank as the demo's packs do. */
const rankOf = (place: number) =>
  place === 0
    ? { rank: 1, rank_name: 'S賞', rank_name_en: 'S Prize' }
    : { rank: place + 1, rank_name: `${place + 1}等`, rank_name_en: `Prize ${place + 1}` };

/** A client of the operators' API, signed in as an owner of the demo shop. */
export class Operators {
  private csrf = '';

  private constructor(private readonly request: APIRequestContext) {}

  static async signIn(request: APIRequestContext): Promise<Operators> {
    const operators = new Operators(request);
    await operators.signIn();
    return operators;
  }

  private async signIn(): Promise<void> {
    const data = { mail: 'owner@example.com', password: 'operator1234' };
    const response = await this.request.post('/admin-api/session', { data });
    if (!response.ok()) throw new Error(`the owner could not sign in: ${await response.text()}`);
    this.csrf = (await response.json()).csrf;
  }

  /** Puts a new pack on sale for a single test. */
  async openPack(language: Language, options: PackOptions = {}): Promise<OpenedPack> {
    const pack = await this.draftPack(language, options);
    await this.post(`packs/${pack.id}/publish`, GENEROUS);
    return pack;
  }

  /** Drafts a pack without publishing it. */
  async draftPack(language: Language, options: PackOptions = {}): Promise<OpenedPack> {
    const { quantity = 200, buy_point = 300, no_reduction = '0', card_ids = ['sb-008'], ranks = 1, ...terms } = options;
    const mark = randomUUID().slice(0, 8);
    const draft = {
      name: `試しの箱 ${mark}`,
      name_en: `Trial box ${mark}`,
      card_type: 1,
      payment_method: '1',
      price_point: 100,
      image: ['/images/demo/packs/star-dawn.webp'],
      detail: '<p>星獣が眠る箱です。</p>',
      detail_en: '<p>A box where starbeasts sleep.</p>',
      prizes: card_ids.map((card_id, i) => ({ ...rankOf(i % ranks), card_id, quantity, buy_point, no_reduction })),
      ...terms,
    };
    const { id } = await this.post('packs', draft);
    const names = { ja: draft.name, en: draft.name_en };
    return { id: String(id), name: names[language], names };
  }

  /** Plans the publication of a draft. */
  async planPublication({ id }: OpenedPack, at: Date): Promise<void> {
    await this.post(`packs/${id}/publish`, { ...GENEROUS, at: at.toISOString() });
  }

  /** Takes the pack off sale. */
  async closePack({ id }: OpenedPack): Promise<void> {
    await this.post(`packs/${id}/close`, REASON);
  }

  /** @param mail of the receiving member */
  async grant(mail: string, { points = 0, coins = 0 }): Promise<void> {
    const memberId = await this.memberIdOf(mail);
    for (let left = points; left > 0; left -= ALONE)
      await this.post(`members/${memberId}/grant-points`, { ...REASON, points: Math.min(left, ALONE) });
    if (coins > 0) await this.post(`members/${memberId}/grant-coins`, { ...REASON, coins });
  }

  /** Reverses the latest grant. @param mail of its member */
  async takeBack(mail: string, reason_code: ReasonCode): Promise<void> {
    const memberId = await this.memberIdOf(mail);
    const [grant] = await this.list(`members/${memberId}/timeline`, { is_reversible: true });
    await this.post(`members/${memberId}/reverse-grant`, { ...REASON, reason_code, entry: grant!.id });
  }

  /** Offers a card of the demo in exchange. */
  async offerCard(card_id: string, price_point: number, stock: number): Promise<OfferResource> {
    return this.post('exchange-offers', { ...REASON, card_id, price_point, stock });
  }

  /** Queries the provider for the state of a payment. */
  async checkPayment(paymentId: string): Promise<void> {
    await this.post(`payments/${paymentId}/check`, REASON);
  }

  async changeSetting(name: string, value: unknown): Promise<void> {
    await this.post(`settings/${name}/change`, { ...REASON, value });
  }

  /**
   * Returns the present value of a limit, which other tests may have changed. One operator may lower it; raising it needs two.
   */
  async limit(name: string): Promise<number> {
    return (await this.get<{ readonly value: number }>(`settings/${name}`)).value;
  }

  async memberIdOf(mail: string): Promise<string> {
    return (await this.list('members', { mail }))[0]!.id;
  }

  private list(path: string, filter: object): Promise<readonly { readonly id: string }[]> {
    return this.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  }

  private async get<Resource>(path: string): Promise<Resource> {
    return (await this.asOwner(() => this.request.get(`/admin-api/${path}`))).json();
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  private async post(path: string, data: object): Promise<any> {
    const send = () => this.request.post(`/admin-api/${path}`, { data, headers: { 'x-csrf-token': this.csrf } });
    const response = asDescribed(await this.asOwner(send));
    if (!response.ok()) throw new Error(`${path} was refused: ${await response.text()}`);
    return response.json();
  }

  /** Sends a request again after a new sign-in, where a test has moved the shop's clock past the end of the session. */
  private async asOwner(ask: () => Promise<APIResponse>): Promise<APIResponse> {
    const response = await ask();
    if (response.status() !== SIGNED_OUT) return response;
    await this.signIn();
    return ask();
  }
}
