import { Boxes, type BoxPrize } from '../../services/draws/index.js';
import { newId } from '../../services/kernel/ids.js';
import { points } from '../../services/kernel/money.js';
import { GrantCoins, WalletChanges, walletStreamOf } from '../../services/points/index.js';
import { issuePoints } from '../../services/points/streams/issue.js';
import type { BrowserResponse } from '../support/browser.js';
import { signInAs } from '../support/console.js';
import { approveForfeiture } from '../support/forfeiture.js';
import type { QuietShop } from '../support/quiet-shop.js';
import { buildPrize, type Person } from '../support/whole-shop.js';
import { Model } from './model.js';
import type { Box, ReferenceMember, ReferencePrize } from './reference-rules.js';
import type { Setup } from './steps.js';

const START = new Date('2026-04-01T12:00:00+09:00');

/** An event as stored in the log. */
export interface Fact {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each type has its own
  readonly data: any;
  readonly correlation_id: string;
}

const FACTS = `select type, data, correlation_id, xid::text as xid, ordinal from store.events
  where partition_key = any($1) and (xid, ordinal) > ($2::xid8, $3) order by xid, ordinal`;

const GRANTS = `select event_id from store.events where stream_id = $1 and data -> 'document' ->> 'kind' = 'grant'
  order by stream_version offset $2 limit 1`;

const prizeOf = (id: string, quantity: number, buyPoint: number, shipOnly = false): ReferencePrize => ({
  id,
  quantity,
  buyPoint,
  shipOnly,
});

let worlds = 0;

const boxesOf = (setup: Setup): Box[] => {
  const world = worlds++;
  const box = (packId: string, prizes: ReferencePrize[], terms: Partial<Box>): Box => ({
    packId,
    currency: 'points',
    price: 100,
    prizes,
    extras: null,
    maxBuyCount: 0,
    canLimit: 0,
    onceADay: false,
    newcomerDays: 0,
    start: START.getTime(),
    end: null,
    status: 'open',
    left: prizes.map(({ quantity }) => quantity),
    ...terms,
  });
  const { maxBuyCount, canLimit, onceADay, newcomerDays, startsInMs, endsInMs } = setup;
  const dear = [prizeOf('a', 4, 3000), prizeOf('b', 12, 600), prizeOf('c', 12, 900, true), prizeOf('d', 92, 35)];
  const cheap = [prizeOf('a', 6, 1000), prizeOf('b', 6, 0), prizeOf('c', 18, 1)];
  return [
    box(`model-${world}-1`, dear, {
      ...{ maxBuyCount, canLimit, onceADay, newcomerDays, start: START.getTime() + startsInMs },
      end: endsInMs === null ? null : START.getTime() + startsInMs + endsInMs,
    }),
    box(`model-${world}-2`, cheap, {
      ...{ currency: setup.secondBoxPaidIn, price: 7 },
      extras: { every: 10, round: prizeOf('r', 0, 400), last: prizeOf('z', 0, 2000, true) },
    }),
  ];
};

const extrasOf = ({ extras }: Box): BoxPrize[] => {
  if (!extras) return [];
  const { every, round, last } = extras;
  const shown = ({ id, buyPoint, shipOnly }: ReferencePrize, rule: BoxPrize['extra'] & object) =>
    buildPrize(id, 0, buyPoint, { noReduction: shipOnly, extra: rule });
  return [shown(round, { rule: 'every', draws: [every] }), shown(last, { rule: 'last', draws: [] })];
};

/** Three members and two boxes of a real shop, and the same in the model. */
export class World {
  private position = { xid: '0', ordinal: 0 };

  private constructor(
    readonly quiet: QuietShop,
    readonly people: readonly Person[],
    readonly model: Model,
  ) {}

  static async open(quiet: QuietShop, setup: Setup): Promise<World> {
    await quiet.passUntil(START);
    const people: Person[] = [];
    for (let i = 0; i < 3; i++) people.push(await quiet.shop.person());
    const boxes = boxesOf(setup);
    for (const box of boxes)
      await quiet.shop.openBox(box.packId, {
        prizes: [
          ...box.prizes.map(({ id, quantity, buyPoint, shipOnly }) =>
            buildPrize(id, quantity, buyPoint, { noReduction: shipOnly }),
          ),
          ...extrasOf(box),
        ],
        currency: box.currency,
        pricePoint: box.price,
        maxBuyCount: box.maxBuyCount,
        canLimit: box.canLimit,
        rules: { onceADay: box.onceADay, newcomerDays: box.newcomerDays, leastRank: null },
        start: new Date(box.start),
        end: box.end === null ? null : new Date(box.end),
      });
    const members = people.map(
      (): ReferenceMember => ({
        registered: START.getTime(),
        lots: [],
        grants: [],
        coins: 0,
        pointRows: [],
        coinRows: [],
      }),
    );
    return new World(quiet, people, new Model(START.getTime(), members, boxes));
  }

  get packIds(): string[] {
    return this.model.boxes.map((box) => box.packId);
  }

  get memberIds(): string[] {
    return this.people.map((person) => person.memberId);
  }

  /** Sends a member's write, with `twice` twice at once. @throws Error when the two responses differ */
  async post(who: number, path: string, payload: object, twice = false): Promise<BrowserResponse> {
    const { browser } = this.people[who]!;
    const pair = this.quiet.pairOf(browser);
    const send = () => browser.twin().postWith(pair, path, payload);
    const [response, again] = await Promise.all(twice ? [send(), send()] : [send()]);
    if (again && again.text !== response!.text)
      throw new Error(`two responses to one CSRF token: ${response!.text} and ${again.text}`);
    if (response!.status >= 500) throw new Error(`${path} ${JSON.stringify(payload)}: ${response!.text}`);
    return response!;
  }

  async get(who: number, path: string): Promise<BrowserResponse> {
    const response = await this.people[who]!.browser.twin().get(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.text}`);
    return response;
  }

  async grant(who: number, what: 'free' | 'paid' | 'coins', amount: number): Promise<void> {
    const { memberId } = this.people[who]!;
    const { shop, now } = this.quiet;
    const commandId = newId(now);
    if (what === 'free') await shop.grant(memberId, amount);
    else if (what === 'coins')
      await shop.commands.execute(new GrantCoins({ memberId, amount, memo: '', actor: 'operator:test', commandId }));
    else await this.sellPoints(memberId, amount, commandId);
  }

  /** Reverses the member's n-th grant as support does. @returns true when the shop did so */
  async reverse(who: number, nth: number): Promise<boolean> {
    const { shop } = this.quiet;
    const memberId = this.memberIds[who]!;
    const { rows } = await shop.pool.query(GRANTS, [walletStreamOf(memberId), nth]);
    const console = await signInAs(shop, 'support');
    const body = { entry: rows[0].event_id, reason: 'test' };
    const { status } = await console.post(`members/${memberId}/reverse-grant`, body);
    if (status !== 200 && status !== 400) throw new Error(`reversing a grant returned ${status}`);
    return status === 200;
  }

  async control(box: number, to: 'pause' | 'resume' | 'close'): Promise<void> {
    const boxes = this.quiet.shop.app.get(Boxes);
    const packId = this.packIds[box]!;
    const context = { commandId: newId(this.quiet.now), actor: 'operator:test' };
    await this.quiet.shop.store.transact([boxes.streamOf(packId)], (tx) => boxes[to](tx, context, packId));
  }

  /**
   * Forfeits a member's account as a duplicate of the next, and lifts the ban at once. The session stays, so that the member
   * can continue.
   */
  async forfeit(who: number): Promise<void> {
    const { shop } = this.quiet;
    const memberId = this.memberIds[who]!;
    const other = this.memberIds[(who + 1) % this.memberIds.length]!;
    const console = await signInAs(shop, 'support');
    // Written by PostgreSQL's JSON functions: a session without an end has no date in JavaScript.
    const sessions = `select coalesce(json_agg(s), '[]') as open from http.sessions s where member_id = $1`;
    const { open } = (await shop.pool.query(sessions, [memberId])).rows[0];
    const replies = [
      await (await approveForfeiture(shop, memberId, other))(),
      await console.post(`members/${memberId}/unban`, { reason: 'test' }),
    ];
    const refused = replies.filter(({ status }) => status !== 200);
    if (refused.length > 0) throw new Error(`the ban was refused: ${JSON.stringify(refused)}`);
    const reopen = 'insert into http.sessions select * from json_populate_recordset(null::http.sessions, $1)';
    await shop.pool.query(reopen, [JSON.stringify(open)]);
  }

  /** Returns this world's events since the last call, in the order of their commits. */
  async newFacts(): Promise<Fact[]> {
    const { xid, ordinal } = this.position;
    const keys = [...this.memberIds, ...this.packIds];
    const { rows } = await this.quiet.shop.pool.query(FACTS, [keys, xid, ordinal]);
    const last = rows.at(-1);
    if (last) this.position = { xid: last.xid, ordinal: last.ordinal };
    return rows;
  }

  /** Issues bought points, as a payment does. */
  private async sellPoints(memberId: string, amount: number, commandId: string): Promise<void> {
    await this.quiet.shop.store.transact([walletStreamOf(memberId)], async (tx) => {
      const wallets = await WalletChanges.open(tx, new Map([[memberId, 0]]));
      const lot = {
        lotId: commandId,
        kind: 'paid' as const,
        amount: points(amount),
        issuedAt: tx.now,
        from: 'provider:test',
      };
      const data = { memberId, document: { kind: 'grant' as const, id: commandId }, ...issuePoints(memberId, lot) };
      wallets.record({ commandId, actor: 'operator:test' }, { type: 'PointsIssued', data });
      wallets.save();
    });
  }
}
