import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../platform/database/database.js';
import { loadBoxSince } from '../rows/box-books.rows.js';
import { loadWallets } from '../rows/wallet-books.rows.js';
import { NO_BOOKS } from '../streams/wallet-books.js';
import { BooksShop } from './books.fixture.js';

let books: BooksShop;
let database: Database;

beforeAll(async () => {
  books = await BooksShop.open();
  database = books.shop.app.get(Database);
});
afterAll(() => books?.close());

/** Appends events to a stream, as somebody with write access could: the same JSON in another notation. */
const write = async (streamId: string, type: string, row: string, facts: readonly string[]): Promise<void> => {
  for (const data of facts)
    await books.tamper(`insert into store.events select '${streamId}', max(stream_version) + 1, gen_random_uuid(), '${type}', 1, 'x',
        '${data}', 'x', gen_random_uuid(), null, now(), now(), max(epoch), pg_current_xact_id(), 1
      from store.events where stream_id = '${streamId}'; update ${row}`);
};

describe('events that are summed together', () => {
  it('count by their own lines, in any JSON notation', async () => {
    const { memberId } = books.bob;
    const freeAccount = `member:${memberId}:free`;
    const lines = (amount: number) => `[{"account":"${freeAccount}","lot":null,"amount":${amount}}]`;
    const turnover = async () => {
      const [wallet] = await loadWallets(database, [memberId], new Map([[memberId, NO_BOOKS]]));
      const { facts, lines } = wallet!.turnover;
      return { facts, free: lines.find(({ account, lot }) => account === freeAccount && lot === null)?.amount ?? 0 };
    };
    const before = await turnover();
    await write(
      `wallet-${memberId}`,
      'PointsSpent',
      `points.wallets set version = version + 1 where member_id = '${memberId}'`,
      [
        `{"x":{"lines":[]},"lines":${lines(-1)}}`,
        `{"x":{"lines":[]},"lines":${lines(-20)}}`,
        `{"lines" :${lines(-300)}}`,
        `{"lines" :${lines(-4_000)}}`,
        `{"id":1,"lines":${lines(-50_000)}}`,
        `{"id":2,"lines":${lines(-50_000)}}`,
      ],
    );
    expect(await turnover()).toEqual({ facts: before.facts + 6, free: before.free - 104_321 });
  });

  it('count by their own prizes, in any JSON notation', async () => {
    const drawn = async () => (await loadBoxSince(database, 'pack', 0))!.since.drawn;
    const before = await drawn();
    await write('box-pack', 'TicketsDrawn', "draws.boxes set version = version + 1 where pack_id = 'pack'", [
      '{"x":{"prizeIndexes":[0]},"prizeIndexes":[1],"head":"a"}',
      '{"prizeIndexes" :[1, 1],"head":"b"}',
      '{"prizeIndexes":[0],"prize\\u0049ndexes":[1],"head":"c"}',
    ]);
    expect(await drawn()).toEqual({ ...before, 1: (before[1] ?? 0) + 4 });
  });
});
