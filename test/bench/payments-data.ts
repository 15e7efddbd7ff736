import { CommandBus } from '@nestjs/cqrs';
import { newId } from '../../services/kernel/ids.js';
import { Clock, DAY_MS } from '../../services/kernel/time.js';
import { BuyPoints } from '../../services/payments/buy-points/buy-points.command.js';
import { findDemoCourseId, loadDemoCourses } from '../../services/payments/demo/demo-courses.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import type { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, LoadStage } from './stage.js';

/** The limit of open slips per member. */
export const SLIPS_A_MEMBER = 5;
export const COURSE = findDemoCourseId(300);
const AT_ONCE = 50;
/** A transfer may be paid for three business days, which holidays can stretch to ten days. */
const AGO_MS = 14 * DAY_MS;

/** A clock that is two weeks late. */
class EarlierClock extends Clock {
  now(): Date {
    return new Date(Date.now() - AGO_MS);
  }
}

/** Calls `work` for all items, a limited number at a time. */
export const eachOf = async <One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < all.length) await work(all[next++]!);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Creates point courses, and enough members to order this many slips together. */
export const createMembersWithCourses = async (shop: ShopUnderLoad, slips: number): Promise<Actor[]> => {
  const stage = await LoadStage.set(shop);
  await loadDemoCourses(stage.get(EventStore));
  const actors: Actor[] = [];
  await eachOf(Array.from({ length: slips / SLIPS_A_MEMBER }), async () => actors.push(await stage.actor(1)), 8);
  await stage.leave();
  return actors;
};

/** Orders transfers two weeks ago, through the shop's own commands. All of them have expired when the shop starts. */
export const orderTransfersAgo = async (shop: ShopUnderLoad, transfers: number): Promise<void> => {
  const stage = await LoadStage.set(shop, new EarlierClock());
  const commands = stage.get(CommandBus);
  await loadDemoCourses(stage.get(EventStore));
  const members: Actor[] = [];
  await eachOf(Array.from({ length: transfers / SLIPS_A_MEMBER }), async () => members.push(await stage.actor(1)), 8);
  const memberIds = members.flatMap(({ memberId }) => Array.from({ length: SLIPS_A_MEMBER }, () => memberId));
  await eachOf(memberIds, async (memberId) => {
    const request = { memberId, sessionId: memberId, method: 'bank-transfer', courseId: COURSE, packId: null } as const;
    const nothing = {
      token: '',
      cardNumber: '',
      cardholder: '',
      choice: '',
      kana: 'ベンチ',
      address: '',
      userAgent: '',
    };
    const commandId = newId(new Date());
    const beginning = { commandId, earlier: async () => null, begin: () => undefined };
    const begun = await commands.execute(new BuyPoints({ ...request, ...nothing }, beginning));
    if (!('paymentId' in begun)) throw new Error(`a transfer was not begun: ${JSON.stringify(begun)}`);
  });
  await stage.leave();
};
