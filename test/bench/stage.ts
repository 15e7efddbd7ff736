import { randomBytes } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import { Boxes, type BoxPrize, NO_RULES } from '../../services/draws/index.js';
import { newId } from '../../services/kernel/ids.js';
import { points } from '../../services/kernel/money.js';
import type { Clock } from '../../services/kernel/time.js';
import { Sessions } from '../../services/platform/http/access/sessions.js';
import { logger } from '../../services/platform/observability/logger.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import { GrantPoints, openWallet } from '../../services/points/index.js';
import { ShopModule } from '../../services/shop.module.js';
import type { ShopUnderLoad } from './shop-under-load.js';

/** A member with a session; `token` is the secret of its cookie. */
export interface Actor {
  readonly memberId: string;
  readonly token: string;
}

const PROFILE = `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id,
    province, shiku, address, building, language, referral_code, created_at)
  values ($1, $2, 'Bench', 'Mark', '', '09012345678', '1000001', 13, 'Japan', 'Chiyoda', '1-1', '', 'en', $3, $4)`;

const prizeRow = (prizeId: string, quantity: number, buyPoint: number, rank: number): BoxPrize => ({
  prizeId,
  rank,
  rankName: 'ABCDE'[rank - 1]!,
  quantity,
  buyPoint: points(buyPoint),
  noReduction: false,
  name: `Card ${prizeId}`,
  nameEn: '',
  imageUrl: `/images/${prizeId}.svg`,
  modelNumber: `NO-${prizeId}`,
  rarity: 0,
  rarityLabel: 'N',
  setCount: 1,
  specialRemarks: '',
  isSpecialRemarks: false,
  movieUrl: '',
});

/** Returns five prize rows over this many tickets. */
export const prizesOf = (tickets: number): BoxPrize[] => {
  const rows: [string, number, number][] = [
    ['a', 1, 50_000],
    ['b', Math.max(1, Math.floor(tickets / 1000)), 5000],
    ['c', Math.max(1, Math.floor(tickets / 100)), 500],
    ['d', Math.max(1, Math.floor(tickets / 10)), 120],
  ];
  const rest = tickets - rows.reduce((sum, [, quantity]) => sum + quantity, 0);
  return [...rows, ['e', rest, 40] as [string, number, number]].map(([id, quantity, buyPoint], i) =>
    prizeRow(id, quantity, buyPoint, i + 1),
  );
};

/** Prepares data through the shop's own commands: boxes, and members with sessions and points. */
export class LoadStage {
  private constructor(
    private readonly app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>,
    readonly pool: pg.Pool,
    private readonly destroy: () => Promise<void>,
  ) {}

  /** @param clock of the commands, other than the machine's where they should lie in the past */
  static async set(shop: ShopUnderLoad, clock?: Clock): Promise<LoadStage> {
    const { database, config, clock: now } = await shop.database();
    const app = await NestFactory.createApplicationContext(ShopModule.with(config, database, clock ?? now), { logger });
    return new LoadStage(app, database.pool, () => database.dataSource.destroy());
  }

  /** Returns a service of the shop. */
  get<Service>(type: Type<Service>): Service {
    return this.app.get(type);
  }

  async openBox(packId: string, tickets: number): Promise<void> {
    const boxes = this.app.get(Boxes);
    const offer = {
      packId,
      title: packId,
      titleEn: packId,
      cardType: 1,
      currency: 'points',
      pricePoint: points(100),
    } as const;
    const limits = { maxBuyCount: 0, canLimit: 0, rules: NO_RULES, start: new Date(Date.now() - 1000), end: null };
    await this.app
      .get(EventStore)
      .transact([boxes.streamOf(packId)], (tx) =>
        boxes.open(
          tx,
          { commandId: `open-${packId}`, actor: 'operator:bench' },
          { ...offer, ...limits, prizes: prizesOf(tickets) },
        ),
      );
  }

  /** Creates a member whose points lie in this many lots. */
  async actor(points: number, lots = 1): Promise<Actor> {
    const memberId = newId(new Date());
    const sessions = this.app.get(Sessions);
    const token = sessions.newToken();
    await this.app.get(EventStore).transact([], async (tx) => {
      const code = randomBytes(5).toString('hex').toUpperCase();
      tx.write('bench-profile', PROFILE, [memberId, `${memberId}@example.com`, code, tx.now]);
      openWallet(tx, memberId);
      sessions.open(tx, token, memberId, false);
    });
    for (let i = 0; i < lots; i++) {
      const amount = Math.floor(points / lots);
      const commandId = newId(new Date());
      await this.app
        .get(CommandBus)
        .execute(new GrantPoints({ memberId, amount, memo: '', actor: 'operator:bench', commandId }));
    }
    return { memberId, token };
  }

  async leave(): Promise<void> {
    await this.app.close();
    await this.destroy();
  }
}
