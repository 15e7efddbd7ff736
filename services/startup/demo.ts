import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { loadDemoRing } from '../abuse/index.js';
import { CatalogContent, loadDemoPacks, PackPublication, PackTarget } from '../catalog/index.js';
import { loadDemoContent } from '../content/index.js';
import { CardExchanges, DrawPack } from '../draws/index.js';
import { loadDemoOffers } from '../exchanges/index.js';
import { Clock } from '../kernel/time.js';
import { grantToDemoMember, type Registration, registerDemoMember } from '../members/index.js';
import { DEMO_OPERATORS, OperatorAccounts } from '../operators/index.js';
import { followSandbox, loadDemoSites, SiteSecrets } from '../partners/index.js';
import { loadDemoCourses, loadDemoPayments } from '../payments/index.js';
import { Leader } from '../platform/concurrency/leader.js';
import type { Config } from '../platform/config.js';
import type { Role } from '../platform/console-api/access/operator.js';
import { Database } from '../platform/database/database.js';
import { EventStore } from '../platform/store/event-store.js';
import { PointBalances } from '../points/index.js';
import { loadDemoRanks } from '../ranks/index.js';
import type { RunningShop } from './process.js';

const DEMO_MEMBER = { name: 'member', mail: 'demo@example.com', password: 'demo1234', points: 100_000, coins: 1000 };

/** The accounts of the demo, printed at the start. */
export const DEMO_ACCOUNTS = [
  `Member: ${DEMO_MEMBER.mail} / ${DEMO_MEMBER.password}`,
  'Operators: owner@, pack-editor@, shipping@, support@, finance@, auditor@example.com / operator1234',
];

const COLLECTOR = {
  name: 'collector',
  mail: 'collector@example.com',
  password: 'collector1',
  points: 1_000_000,
  coins: 10_000,
};

const person = (mail: string, lastName: string, firstName: string): Registration => ({
  lastName,
  firstName,
  middleName: '',
  tel: '09012345678',
  mail,
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  language: 'ja',
  introductionCode: null,
});

const LOADED = "select value = 'true' as loaded from http.settings where name = 'demo'";
const OTHERS = `select exists (select from catalog.packs) or exists (select from members.profiles) as any`;
const BEGIN = "insert into http.settings (name, value) values ('demo', 'false') on conflict do nothing";
const FINISH = "update http.settings set value = 'true' where name = 'demo'";

const LOOK_AGAIN_MS = 250;

/**
 * Loads the demo shop into an empty database if `demo` is configured. One of several processes loads it while the others wait.
 *
 * Content of an interrupted earlier start stays, and the rest is added. A demo of an earlier release gets the operators of new roles.
 */
export const loadDemo = async ({ app, config }: RunningShop): Promise<void> => {
  if (!config.demo) return;
  const leader = new Leader(app.get(Database).pool, 'demo');
  while (!(await leader.lead())) await pause(LOOK_AGAIN_MS);
  try {
    await load(app, config);
  } finally {
    leader.resign();
  }
};

const load = async (app: INestApplicationContext, { demoPartner }: Config): Promise<void> => {
  const { pool } = app.get(Database);
  const progress = (await pool.query<{ loaded: boolean }>(LOADED)).rows[0];
  if (!progress && (await pool.query<{ any: boolean }>(OTHERS)).rows[0]!.any) return;
  await pool.query(BEGIN);
  // Added even to a loaded demo: an earlier release had fewer roles, and the start prints an account of each.
  const operators = new Map<Role, string>();
  for (const operator of DEMO_OPERATORS) operators.set(operator.role, await app.get(OperatorAccounts).ensure(operator));
  if (progress?.loaded) {
    if (demoPartner) await followSandbox(app.get(EventStore), demoPartner);
    return;
  }
  const commands = app.get(CommandBus);
  const now = app.get(Clock).now();
  const owner = operators.get('owner')!;
  await member(app, DEMO_MEMBER, owner, person(DEMO_MEMBER.mail, '山田', '花子'));
  const elsewhere = { tel: '09087654321', zipcode: '1000005', address: '丸の内1-9-1' };
  const collector = await member(app, COLLECTOR, owner, { ...person(COLLECTOR.mail, '収集', '家太郎'), ...elsewhere });
  await loadDemoContent(app.get(EventStore));
  await loadDemoRanks(app.get(EventStore));
  await loadDemoCourses(app.get(EventStore));
  await loadDemoPayments(app.get(EventStore), collector);
  if (demoPartner) await loadDemoSites(app.get(EventStore), app.get(SiteSecrets), demoPartner);
  await loadDemoPacks({
    packs: app.get(PackTarget),
    publication: app.get(PackPublication),
    content: app.get(CatalogContent),
    now,
    sellOut: (packId) => sellOut(commands, collector, packId),
  });
  await loadDemoOffers(app.get(EventStore), app.get(CardExchanges));
  await loadDemoRing({
    commands,
    store: app.get(EventStore),
    balances: app.get(PointBalances),
    password: COLLECTOR.password,
    operatorId: owner,
    now,
  });
  await pool.query(FINISH);
};

const member = async (
  app: INestApplicationContext,
  { name, password, points, coins }: typeof DEMO_MEMBER,
  operatorId: string,
  registration: Registration,
): Promise<string> => {
  const commands = app.get(CommandBus);
  const store = app.get(EventStore);
  const memberId = await registerDemoMember(
    commands,
    `demo/${name}`,
    registration,
    password,
    app.get(Clock).now(),
    true,
  );
  const balance = await app.get(PointBalances).of(memberId);
  for (const [unit, amount] of Object.entries({ points, coins }) as ['points' | 'coins', number][])
    if (balance[unit] === 0)
      await grantToDemoMember(store, { memberId, unit, amount, commandId: `demo/${unit}/${name}`, operatorId });
  return memberId;
};

const sellOut = async (commands: CommandBus, memberId: string, packId: string): Promise<void> => {
  const key = `demo/sell-out/${packId}`;
  const idempotencyKey = { key, payloadHash: '', render: () => ({ state: 200, body: '' }) };
  const request = { memberId, sessionId: key, packId, count: 'all' as const, clientSeed: null };
  await commands.execute(new DrawPack(request, idempotencyKey));
};
