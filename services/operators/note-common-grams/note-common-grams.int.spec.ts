import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { operatorsPart } from '../index.js';
import { NoteCommonGrams } from './note-common-grams.command.js';

const ENTRIES = `insert into operators.audit_trail (at, operator_id, resource, resource_id, command, reason, outcome)
  select now() - make_interval(secs => i), (select id from operators.operators order by mail limit 1), 'members', i::text,
    'ban', 'double account', 'done' from generate_series(1, 2000) i`;
const RAREST = "select operators.rarest($1, 'operators.audit_trail_of_words') as grams";

let shop: TestShop;
let owner: Console;

const rarest = async (...grams: string[]): Promise<string[]> =>
  (await shop.pool.query<{ grams: string[] }>(RAREST, [grams])).rows[0]!.grams;
const findIds = async (q: string): Promise<string[]> =>
  (await owner.get(`audit-trail?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
    ({ resource_id }: { resource_id: string }) => resource_id,
  );

beforeAll(async () => {
  shop = await openShop([operatorsPart]);
  owner = (await consolesOf(shop)).owner;
  await shop.pool.query(ENTRIES);
  await shop.pool.query('analyze operators.audit_trail');
});
afterAll(() => shop?.close());

describe('a search in the audit trail', () => {
  it('uses the first letter sequence if none is known as common', async () => {
    expect(await rarest('dou', 'oub', 'ubl', 'ble', '777', 'le ')).toEqual(['dou', 'oub', 'ubl', 'ble', '777']);
    expect(await findIds('double account 777')).toEqual(['777']);
  });

  it('uses the rarest letter sequences of the text', async () => {
    expect(await shop.app.get(CommandBus).execute(new NoteCommonGrams())).toBeGreaterThan(10);
    const [first] = await rarest('dou', 'oub', 'ubl', 'ble', 'le ', '777');
    expect(first).toBe('777');
    expect(await findIds('account 777')).toEqual(['777']);
    expect(await findIds('double account 778 ban')).toEqual(['778']);
  });
});
