import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '../../kernel/event.js';
import type { CommandTarget, Found, Keeping } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { BANNER_ID, type Banner, type KeptBanner, lockBanner, saveBanner } from '../rows/banner.rows.js';

/** What its row remembers; the banner has no log. */
export type BannerKept = DomainEvent<'BannerKept', Banner>;
/** As the operators' API shows it. */
export type BannerResource = KeptBanner & { readonly id: string };

/** The banner of the top page, as operators write it. */
@Injectable()
export class BannerTarget implements CommandTarget<KeptBanner, BannerKept, never, BannerResource> {
  constructor(private readonly store: EventStore) {}

  locksOf(): readonly string[] {
    return ['banner'];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<KeptBanner> | null> {
    if (id !== BANNER_ID) return null;
    const state = await lockBanner(tx);
    return { state, version: state.version };
  }

  keep({ tx }: Keeping<KeptBanner>, [{ data }]: readonly [BannerKept]): Promise<KeptBanner> {
    return saveBanner(tx, data);
  }

  toldOf(banner: KeptBanner): object {
    return banner;
  }

  refused(): RefusedError {
    return new RefusedError(404);
  }

  async show(id: string): Promise<BannerResource> {
    return { id, ...(await this.store.look(lockBanner)) };
  }
}
