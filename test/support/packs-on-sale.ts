import { CatalogCache } from '../../services/catalog/index.js';
import { runWithApproval, signInAs } from './console.js';
import type { WholeShop } from './whole-shop.js';

const REASON = { reason: '試験' };

/** Puts packs on sale as an owner does: cards of the chosen rarities, with this many tickets of each. */
export class PacksOnSale {
  private constructor(
    private readonly shop: WholeShop,
    private readonly owner: Awaited<ReturnType<typeof signInAs>>,
  ) {}

  static async of(shop: WholeShop): Promise<PacksOnSale> {
    return new PacksOnSale(shop, await signInAs(shop, 'owner'));
  }

  /** @param quantities of tickets by rarity. @returns the pack's id */
  async open(name: string, quantities: Readonly<Partial<Record<0 | 1 | 2 | 3, number>>>, options: object = {}) {
    const prizes: object[] = [];
    for (const [rarity, quantity] of Object.entries(quantities).sort(([a], [b]) => Number(b) - Number(a))) {
      const card = await this.must('cards', this.card(`${name}${rarity}`, Number(rarity)));
      const rank: number = prizes.length + 1;
      prizes.push({ card_id: card.id, rank, rank_name: `${rank}等`, rank_name_en: `Rank ${rank}`, quantity });
    }
    const pack = await this.must('packs', { ...REASON, ...this.draft(name), ...options, prizes });
    await this.must(`packs/${pack.id}/publish`, { ...REASON, accept_loss: true });
    await this.shop.app.get(CatalogCache).refresh();
    return String(pack.id);
  }

  private card(name: string, rarity: number) {
    const words = { name, name_en: `Card ${name}`, model_number: name, rarity_label: ['N', 'R', 'SR', 'UR'][rarity] };
    return { ...REASON, ...words, image_url: `/images/${name}.svg`, rarity, buy_point: 10, cost_yen: 1 };
  }

  private draft(name: string) {
    return { name, name_en: `Pack ${name}`, card_type: 1, payment_method: '1', price_point: 100, image: ['/x.svg'] };
  }

  private async must(path: string, body: object) {
    const response = await runWithApproval(this.shop, () => this.owner.post(path, body));
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }
}
