import { type Console, runWithApproval, signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type OfferOptions, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import type { OfferResource } from '../wire/offer.contract.js';

/** Cards that a member drew, by the name of their prize. */
export type DrawnByPrize = Readonly<Record<string, readonly string[]>>;

/** Opens a shop with an exchange, in which the clock stands still. */
export class ExchangeShop {
  private boxes = 0;
  private cards = 0;

  private constructor(
    readonly quiet: QuietShop,
    public owner: Console,
  ) {}

  static async open(): Promise<ExchangeShop> {
    const quiet = await QuietShop.open(20);
    return new ExchangeShop(quiet, await signInAs(quiet.shop, 'owner'));
  }

  get shop(): WholeShop {
    return this.quiet.shop;
  }

  /** Moves the clock by a day and signs the operator in again. */
  async nextDay(): Promise<void> {
    await this.quiet.pass(DAY_MS);
    this.owner = await signInAs(this.shop, 'owner');
  }

  close(): Promise<void> {
    return this.quiet.close();
  }

  /** Adds a card to the catalog. @returns its id */
  async card(change: object = {}): Promise<string> {
    this.cards += 1;
    const names = { name: `交換の竜${this.cards}`, name_en: `Dragon ${this.cards}` };
    const looks = { image_url: '/images/dragon.svg', model_number: `EX-${this.cards}`, rarity: 3, rarity_label: 'UR' };
    const { body } = await this.owner.post('cards', { ...names, ...looks, buy_point: 900, ...change });
    return body.id;
  }

  /** Adds an offer with a card of its own. */
  async offer(price_point: number, stock: number): Promise<OfferResource> {
    const draft = { card_id: await this.card(), price_point, stock };
    const { status, body } = await runWithApproval(this.shop, () => this.owner.post('exchange-offers', draft));
    if (status >= 300) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Lets a member draw a whole box. The cards are named after their points, and one is ship-only. */
  async draw({ browser }: Person, worth: readonly number[], options: OfferOptions = {}): Promise<DrawnByPrize> {
    const packId = `exchange${this.boxes++}`;
    const prizes = worth.map((points, i) => buildPrize(`${points}-${i}`, 1, points, { modelNumber: String(points) }));
    const only = buildPrize('only', 1, 5000, { noReduction: true });
    await this.shop.openBox(packId, { pricePoint: 10, ...options, prizes: [...prizes, only] });
    const { body } = await browser.post('user/pack/buy', { pack_id: packId, count: 'all' });
    const cards: Record<string, string[]> = {};
    for (const card of body.cards) cards[card.model_number] = [...(cards[card.model_number] ?? []), card.history_id];
    return cards;
  }

  /** Returns the row of an offer. */
  async standing({ id }: OfferResource): Promise<{ readonly stock: number; readonly taken: number }> {
    const { rows } = await this.shop.pool.query('select stock, taken from exchanges.offers where id = $1', [id]);
    return rows[0];
  }
}
