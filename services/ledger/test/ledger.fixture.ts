import { CommandBus } from '@nestjs/cqrs';
import { type Console, confirm, consolesOf } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { negate, points } from '../../kernel/money.js';
import { addTokyoMonths } from '../../kernel/time.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { GrantCoins, type PointsIssued, WalletChanges, walletStreamOf } from '../../points/index.js';

/** The whole shop with a stopped clock, members who buy and draw, and operators who read the ledger. */
export class CountingHouse {
  consoles!: Record<Role | 'nobody', Console>;

  private constructor(readonly quiet: QuietShop) {}

  static async open(): Promise<CountingHouse> {
    const house = new CountingHouse(await QuietShop.open());
    await house.signIn();
    return house;
  }

  get shop() {
    return this.quiet.shop;
  }

  /** Signs the operators in again, because sessions expire while time passes. */
  async signIn(): Promise<void> {
    this.consoles = await consolesOf(this.shop);
    for (const who of ['owner', 'finance'] as const) await confirm(this.consoles[who]);
  }

  /** Opens a box of this many cards at 100 points, each worth 60. */
  async openBox(packId: string, quantity = 50): Promise<void> {
    await this.shop.openBox(packId, { prizes: [buildPrize('a', quantity, 60)] });
  }

  /** Issues paid points as a payment would. */
  async sellPoints(memberId: string, bought: number): Promise<string> {
    const amount = points(bought);
    const commandId = newId(this.quiet.now);
    await this.shop.store.transact([walletStreamOf(memberId)], async (tx) => {
      const wallets = await WalletChanges.open(tx, new Map([[memberId, 0]]));
      const data: PointsIssued['data'] = {
        memberId,
        document: { kind: 'grant', id: commandId },
        lines: [
          { account: 'provider:test', lot: null, amount: negate(amount) },
          { account: `member:${memberId}:paid`, lot: commandId, amount },
        ],
        lots: [
          {
            lotId: commandId,
            kind: 'paid',
            amount,
            issuedAt: tx.now.toISOString(),
            expiresAt: addTokyoMonths(tx.now, 6).toISOString(),
            parents: [],
          },
        ],
      };
      wallets.record({ commandId, actor: 'provider:test' }, { type: 'PointsIssued', data });
      wallets.save();
    });
    return commandId;
  }

  async giveCoins(memberId: string, amount: number): Promise<void> {
    const commandId = newId(this.quiet.now);
    const request = { memberId, amount, memo: '', actor: 'operator:test', commandId };
    await this.shop.app.get(CommandBus).execute(new GrantCoins(request));
  }

  /**
   * Draws cards.
   *
   * @returns the draw and its cards' ids on the wire
   */
  async draw({ browser }: Person, pack_id: string, count: number): Promise<{ drawId: string; cards: string[] }> {
    const { body } = await browser.postWith(this.quiet.pairOf(browser), 'user/pack/buy', { pack_id, count });
    if (body.result !== '1') throw new Error(JSON.stringify(body));
    return { drawId: body.history_id, cards: body.cards.map((card: { history_id: string }) => card.history_id) };
  }

  async decide({ browser }: Person, send_card: readonly string[], reduction_card: readonly string[]): Promise<void> {
    const payload = { send_card, reduction_card };
    const { body } = await browser.postWith(this.quiet.pairOf(browser), 'user/pack/decision', payload);
    if (body.state !== 200) throw new Error(JSON.stringify(body));
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  async read(path: string, filter?: object): Promise<any> {
    const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
    const { status, body } = await this.consoles.finance.get(`${path}${query}`);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  close(): Promise<void> {
    return this.quiet.close();
  }
}
