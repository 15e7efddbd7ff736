import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { findBarred } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { emptyWallet, loadWallets } from '../../points/index.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { loadBox } from '../rows/boxes.rows.js';
import { createInitialBox } from '../streams/box.state.js';
import { Buyers } from './buyers.js';
import { type Count, decidePurchase, type PurchaseRefused, type PurchaseTotal } from './draw-pack.decide.js';
import { loadDrawnByMember, NOTHING_DRAWN } from './drawn-by-member.rows.js';

export type Checked =
  | { readonly purchase: PurchaseTotal }
  | { readonly refusal: PurchaseRefused | { readonly code: 'NoSuchPack' } };

/** Decides on a purchase by the same rule and state as the purchase itself, and writes nothing. */
export class CheckDraw extends Command<Checked> {
  constructor(
    readonly memberId: string,
    readonly packId: string,
    readonly count: Count,
  ) {
    super();
  }
}

@CommandHandler(CheckDraw)
export class CheckDrawHandler implements ICommandHandler<CheckDraw> {
  constructor(
    private readonly store: EventStore,
    private readonly cache: OpenBoxCache,
    private readonly buyers: Buyers,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId, packId, count }: CheckDraw): Promise<Checked> {
    const opened = await this.cache.find(packId);
    if (!opened) return { refusal: { code: 'NoSuchPack' } };
    const buyer = await this.buyers.of(memberId, opened.terms.rules);
    return this.store.look(async (tx) => {
      const [box, wallets, drawn, barred] = await Promise.all([
        loadBox(tx, packId),
        loadWallets(tx, new Map([[memberId, 0]])),
        loadDrawnByMember(tx, opened.terms, [memberId]),
        findBarred(tx, [memberId]),
      ]);
      const context = {
        terms: opened.terms,
        box: box ?? createInitialBox(packId),
        wallet: wallets.get(memberId) ?? emptyWallet(memberId),
        drawnBefore: drawn.get(memberId) ?? NOTHING_DRAWN,
        buyer,
        bar: barred.get(memberId),
        now: this.clock.now(),
      };
      const decided = decidePurchase(context, count);
      return decided.refusal ? { refusal: decided.refusal } : { purchase: decided.purchase };
    });
  }
}
