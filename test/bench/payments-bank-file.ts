import { NestFactory } from '@nestjs/core';
import type pg from 'pg';
import { DepositImports } from '../../services/bank-deposits/import-deposits/deposit-imports.js';
import { addBankFile } from '../../services/bank-deposits/rows/bank-files.rows.js';
import { newId } from '../../services/kernel/ids.js';
import { coins, points, yen } from '../../services/kernel/money.js';
import { type Clock, toTokyoDate } from '../../services/kernel/time.js';
import { saveDetails } from '../../services/payments/rows/details.rows.js';
import { recordPayment } from '../../services/payments/rows/payments.rows.js';
import { dueOf } from '../../services/payments/streams/due.js';
import { paymentStream, paymentStreamOf } from '../../services/payments/streams/payment.state.js';
import { continuePayment } from '../../services/payments/streams/provider-status.js';
import { logger } from '../../services/platform/observability/logger.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import { openWallet } from '../../services/points/index.js';
import { ShopModule } from '../../services/shop.module.js';
import { print } from './figures.js';
import type { ShopUnderLoad } from './shop-under-load.js';

const LINES = Number(process.env.BENCH_LINES ?? 50_000);
/** Lines that match a payment; the others are held. */
const MATCHED = Number(process.env.BENCH_MATCHED ?? LINES / 5);
const PAYMENTS_A_MEMBER = 10;
const AT_ONCE = 50;
const YEN = 3000;
const ACCOUNT = { bank: 'x', branch: '(123)', account: '1234567', holder: 'x' };

const digits = (value: number | string, width: number): string => String(value).padStart(width, '0');
const record = (...fields: readonly string[]): string => fields.join('').padEnd(200);

/** Returns the five digits on a line. Matched lines are spread over the file. */
const numberOf = (line: number): string => digits(line % 100_000, 5);
const isMatched = (line: number): boolean => line % Math.round(LINES / MATCHED) === 0;

/** Builds the bank's file in the fixed-length format, type 01. */
const fileOf = (day: string): Buffer => {
  const [year = '', month = '', date = ''] = day.split('-');
  const era = `${digits(Number(year) - 2018, 2)}${month}${date}`;
  const lines = Array.from({ length: LINES }, (_, i) =>
    record('2', digits(i + 1, 6), era, era, digits(YEN, 10), digits(0, 20), `${numberOf(i)} YAMADA ${i}`.padEnd(48)),
  );
  const header = ['1', '01', '0', era, era, era, '0005', ' '.repeat(15), '123', ' '.repeat(15), '1', '1234567'];
  const trailer = ['8', digits(LINES, 6), digits(LINES * YEN, 12), digits(0, 18)];
  return Buffer.from(`${[record(...header), ...lines, record(...trailer), record('9')].join('\r\n')}\r\n`);
};

const each = async (count: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Creates an open transfer for each matched line. */
const orderTransfers = async (store: EventStore, clock: Clock): Promise<void> => {
  const lines = Array.from({ length: LINES }, (_, i) => i).filter(isMatched);
  const members = Array.from({ length: Math.ceil(lines.length / PAYMENTS_A_MEMBER) }, () => newId(clock.now()));
  await each(members.length, (i) => store.transact([], async (tx) => openWallet(tx, members[i]!)));
  await each(lines.length, async (i) => {
    const [paymentId, memberId] = [newId(clock.now()), members[i % members.length]!];
    await store.transact([paymentStreamOf(paymentId)], async (tx) => {
      const request = {
        ...({ paymentId, memberId, courseId: newId(tx.now), method: 'bank-transfer', provider: 'bank' } as const),
        ...{ yen: yen(YEN), points: points(YEN), bonusPoints: points(0), bonusCoins: coins(0), packId: null },
        ...{ requestedAt: tx.now.toISOString(), due: dueOf('bank-transfer', tx.now).toISOString() },
      };
      const payment = await tx.load(paymentStream, paymentId);
      const context = { commandId: newId(tx.now), actor: `member:${memberId}` };
      await recordPayment(tx, context, payment, [
        { type: 'PaymentRequested', data: request },
        continuePayment(request),
      ]);
      saveDetails(tx, paymentId, { number: numberOf(lines[i]!), sender: 'ヤマダ' });
    });
  });
};

/** Yardstick: inserts the same lines into a table and as one event each, a hundred per commit, and nothing else. */
const insertBare = async (db: pg.Client): Promise<number> => {
  await db.query(`create schema yardstick;
    create table yardstick.lines (identity bytea primary key, yen int not null, sender text not null, at timestamptz not null);
    create table yardstick.events (stream text, version int, data json not null, primary key (stream, version))`);
  const began = performance.now();
  for (let at = 0; at < LINES; at += 100) {
    const ids = Array.from({ length: Math.min(100, LINES - at) }, (_, i) => `line-${at + i}`);
    await db.query('begin');
    await db.query(
      `insert into yardstick.lines select sha256(convert_to(i, 'UTF8')), ${YEN}, i || ' YAMADA', now() from unnest($1::text[]) i`,
      [ids],
    );
    await db.query(
      `insert into yardstick.events select i, 1, json_build_object('yen', ${YEN}, 'line', i) from unnest($1::text[]) i`,
      [ids],
    );
    await db.query('commit');
  }
  return (performance.now() - began) / 1000;
};

const AUDIT = `select
  (select count(*) from payments.deposits) = ${LINES} as "each line once",
  (select count(*) from payments.payments where status = 'paid') = ${MATCHED} as "each payment paid",
  (select sum((l ->> 'amount')::bigint) from store.events, json_array_elements(data -> 'lines') l) = 0 as "all lines sum to zero",
  (select sum(paid) from points.wallets) = ${MATCHED * YEN} as "points = money matched"`;

/** Measures a bank file of 50,000 lines: parsed, previewed and imported. */
export const measureBankFile = async (shop: ShopUnderLoad): Promise<void> => {
  const { database, config, clock } = await shop.database();
  Object.assign(config.payments, { bank: ACCOUNT });
  const app = await NestFactory.createApplicationContext(ShopModule.with(config, database, clock), { logger });
  const [store, imports] = [app.get(EventStore), app.get(DepositImports)];
  await orderTransfers(store, clock);
  const content = fileOf(toTokyoDate(clock.now()));
  const db = await shop.connect();
  const seconds: number[] = [];
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    seconds.push((performance.now() - began) / 1000);
    return result;
  };
  const file = await timed(() => imports.read(content));
  let held = 0;
  await timed(async () => {
    for await (const { matched } of imports.preview(file))
      held += matched.filter(({ match }) => match.kind === 'hold').length;
  });
  const fileId = newId(clock.now());
  const importedBy = newId(clock.now());
  const kept = { fileId, digest: file.digest, format: 'zengin', layout: null, lines: LINES, content, importedBy };
  await store.transact([], (tx) => addBankFile(tx, kept));
  let longest = 0;
  await timed(async () => {
    let at = performance.now();
    for await (const { done } of imports.carryOut(fileId)) {
      if (done > 0) longest = Math.max(longest, performance.now() - at);
      at = performance.now();
    }
  });
  const bare = await insertBare(db);
  const audit = (await db.query(AUDIT)).rows[0];
  await db.end();
  await app.close();
  await database.dataSource.destroy();
  const [read = 0, preview = 0, taken = 0] = seconds;
  print(`a bank's file of ${LINES} lines, ${MATCHED} of which are of a payment, fsync on`, {
    'read, s': read,
    'preview, s': preview,
    'taken, s': taken,
    'lines/s': LINES / taken,
    'longest piece of 100 lines, ms': longest,
    'yardstick: bare insert, s': bare,
    'times the yardstick': taken / bare,
    'held in the preview': held,
    ...Object.fromEntries(Object.entries(audit).map(([name, holds]) => [name, String(holds)])),
  });
};
