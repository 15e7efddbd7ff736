import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { runWithApproval } from '../../../test/support/console.js';
import { Boxes, type BoxOffer, type BoxStock, type DrawnBefore } from '../../draws/index.js';
import { Clock } from '../../kernel/time.js';
import { AccountBelongings } from '../../members/index.js';
import { OperatorAccounts, OperatorsModule } from '../../operators/index.js';
import { readConfig } from '../../platform/config.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { createDataSource } from '../../platform/database/data-source.js';
import { Database } from '../../platform/database/database.js';
import { createHttpApp } from '../../platform/http-app.js';
import { PlatformModule } from '../../platform/platform.module.js';
import { EventStore } from '../../platform/store/event-store.js';
import { CatalogModule, catalogPart } from '../catalog.module.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { content } from '../streams/pack.fixture.js';

/** A clock that stands still until a test sets it. */
export class StoppedClock extends Clock {
  constructor(private instant: Date) {
    super();
  }

  now(): Date {
    return this.instant;
  }

  set(instant: Date): void {
    this.instant = instant;
  }
}

/** Boxes from which a test can take tickets. */
export class FakeBoxes implements Pick<Boxes, keyof Boxes> {
  readonly offers = new Map<string, BoxOffer>();
  readonly calls: string[] = [];
  readonly remembered: string[] = [];
  /** The draws of every member, by pack. */
  readonly drawn = new Map<string, DrawnBefore>();
  private readonly stocks = new Map<string, BoxStock>();
  stockGeneration = 0;

  streamOf(packId: string): string {
    return `box-${packId}`;
  }

  async open(_tx: unknown, _context: unknown, offer: BoxOffer) {
    const remaining = offer.prizes.map((prize) => prize.quantity);
    const tickets = remaining.reduce((sum, quantity) => sum + quantity, 0);
    this.offers.set(offer.packId, offer);
    const verified = { chained: 0, recomputed: 0, differs: false };
    this.stocks.set(offer.packId, {
      packId: offer.packId,
      tickets,
      left: tickets,
      remaining,
      status: 'open',
      verified,
    });
    return { boxHash: `hash-${offer.packId}`, anchor: 'anchor', manifest: '{}' };
  }

  async pause(_tx: unknown, _context: unknown, packId: string): Promise<void> {
    this.calls.push(`pause ${packId}`);
  }

  async resume(_tx: unknown, _context: unknown, packId: string): Promise<void> {
    this.calls.push(`resume ${packId}`);
  }

  async close(_tx: unknown, _context: unknown, packId: string): Promise<void> {
    this.calls.push(`close ${packId}`);
  }

  async leftIn(_tx: unknown, packId: string): Promise<number> {
    return this.stocks.get(packId)?.left ?? 0;
  }

  async stockOf(packIds: readonly string[]): Promise<Map<string, BoxStock>> {
    return new Map(packIds.flatMap((id) => (this.stocks.has(id) ? [[id, this.stocks.get(id)!] as const] : [])));
  }

  async drawnBy(): Promise<Map<string, DrawnBefore>> {
    return this.drawn;
  }

  async rememberPack(sessionId: string, packId: string): Promise<void> {
    this.remembered.push(`${sessionId} ${packId}`);
  }

  /** Takes tickets of one prize, by its position. */
  take(packId: string, place: number, count: number): void {
    const stock = this.stocks.get(packId)!;
    const remaining = stock.remaining.map((left, i) => (i === place ? left - count : left));
    this.stocks.set(packId, { ...stock, remaining, left: stock.left - count });
    this.stockGeneration += 1;
    this.onTaken();
  }

  /** Called when tickets are taken, as after the commit of a real draw. */
  onTaken: () => void = () => undefined;
}

/** The operators’ request for `draft` of pack.fixture.ts. */
export const draftRequest = {
  name: 'はじまりのパック',
  name_en: 'First pack',
  card_type: 1,
  payment_method: '1',
  price_point: 600,
  image: ['/images/first.svg'],
  detail: '<p onclick="x()">説明</p><script>x()</script>',
  position: 1,
  prizes: [
    { card_id: 'miss', rank: 2, rank_name: '2等', rank_name_en: 'Rank 2', quantity: 99 },
    { card_id: 'hit', rank: 1, rank_name: '1等', rank_name_en: 'Rank 1', quantity: 1 },
  ],
};

/** An operator at the console. */
export class CatalogConsole {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly cookie: string,
    private readonly csrf: string,
  ) {}

  static async signIn(app: NestFastifyApplication, role: Role): Promise<CatalogConsole> {
    const mail = `${role}@example.com`;
    await app.get(OperatorAccounts).ensure({ mail, password: 'operator1234', name: role, role });
    const response = await app.inject({
      method: 'POST',
      url: '/admin-api/session',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ mail, password: 'operator1234' }),
    });
    const { name, value } = response.cookies[0]!;
    return new CatalogConsole(app, `${name}=${value}`, response.json().csrf);
  }

  async send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const headers = { cookie: this.cookie, 'x-csrf-token': this.csrf, 'accept-language': 'en' };
    const response = await this.app.inject({
      method,
      url: `/admin-api/${path}`,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, range: response.headers['content-range'], body: response.json() };
  }

  /** Uploads a CSV file and returns the response. */
  async sendCsv(path: string, file: string | Buffer) {
    const response = await this.app.inject({
      method: 'POST',
      url: `/admin-api/${path}`,
      headers: { cookie: this.cookie, 'x-csrf-token': this.csrf, 'accept-language': 'en', 'content-type': 'text/csv' },
      payload: file,
    });
    return { status: response.statusCode, body: response.json() };
  }

  /** Downloads a CSV file as text. */
  async readCsv(path: string): Promise<string> {
    await this.send('POST', 'session/confirm', { password: 'operator1234' });
    return (await this.app.inject({ method: 'GET', url: `/admin-api/${path}`, headers: { cookie: this.cookie } })).body;
  }

  /** Drafts and publishes a pack with as many operators as required. Returns its id. */
  async publish(change: object = {}): Promise<string> {
    const { id } = (await this.send('POST', 'packs', { ...draftRequest, ...change })).body;
    const published = await runWithApproval(this, () => this.send('POST', `packs/${id}/publish`, { reason: 'test' }));
    if (published.status !== 200) throw new Error(JSON.stringify(published.body));
    return id;
  }
}

/** Opens the catalog over HTTP with a database of its own and fake boxes. */
export const openCatalog = async (now: Date) => {
  const databaseUrl = process.env.DATABASE_URL!;
  const environment = { RATE_LIMITS: '0', DEMO: '0', SANDBOX: '1' };
  const config = readConfig(environment, { databaseUrl, embedded: false, secret: Buffer.alloc(32, 7) });
  const dataSource = await createDataSource(databaseUrl, [], 5).initialize();
  const database = new Database(dataSource);
  const clock = new StoppedClock(now);
  const boxes = new FakeBoxes();
  const partOf = (key: string): [] => Reflect.getMetadata(key, CatalogModule);

  @Module({
    imports: [PlatformModule.with(config, database, clock, [catalogPart]), OperatorsModule],
    controllers: partOf('controllers'),
    providers: [...partOf('providers'), { provide: Boxes, useValue: boxes }, AccountBelongings],
  })
  class TestShop {}

  const app = await createHttpApp(TestShop);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  boxes.onTaken = () => app.get(EventStore).signals.emit('appended');
  const stock = app.get(CatalogContent);
  for (const id of content.cardTypes)
    await stock.saveCardType({ id, name: `種別${id}`, nameEn: `Type ${id}`, position: id });
  for (const card of content.cards.values()) await stock.saveCard(card);
  const close = async () => {
    await app.close();
    await dataSource.destroy();
  };
  return { app, clock, boxes, pool: database.pool, close, owner: await CatalogConsole.signIn(app, 'owner') };
};
