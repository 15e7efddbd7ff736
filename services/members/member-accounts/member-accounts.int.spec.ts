import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { newId } from '../../kernel/ids.js';
import { operatorsPart, type Role } from '../../operators/index.js';
import { pointsPart } from '../../points/index.js';
import { membersPart, type Registration, registerDemoMember } from '../index.js';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
const ids: Record<string, string> = {};

const person: Registration = {
  lastName: '髙橋',
  firstName: '花子',
  middleName: '',
  mail: 'hanako@example.com',
  tel: '09012345678',
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  language: 'ja',
  referralCodeGiven: null,
};

const register = async (details: Partial<Registration>): Promise<void> => {
  shop.clock.pass(1000);
  const registration = { ...person, ...details };
  const { mail } = registration;
  ids[mail] = await registerDemoMember(shop.app.get(CommandBus), mail, registration, 'secret123', shop.clock.now());
};

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart, membersPart]);
  consoles = await consolesOf(shop);
  await register({});
  await register({ mail: 'Taro.Sato@example.com', lastName: '佐藤', firstName: '太郎', tel: '0312345678' });
  await register({ mail: 'john_100%@example.com', lastName: 'Smith', firstName: 'John', tel: '15551234567' });
});

afterAll(() => shop?.close());

const idOf = (mail: string): string => ids[mail]!;
const hanako = (): string => idOf('hanako@example.com');
const list = (query: object) => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return consoles.finance.get(`members?${text.join('&')}`);
};
const mailsOf = async (query: object) => (await list(query)).body.map((row: { mail: string }) => row.mail);

describe('the list of members', () => {
  it('holds the newest first, with what operators need', async () => {
    const { headers, body } = await list({});
    expect(headers['content-range']).toBe('members 0-2/3');
    expect(body.map((row: { mail: string }) => row.mail)).toEqual([
      'john_100%@example.com',
      'Taro.Sato@example.com',
      'hanako@example.com',
    ]);
    expect(body[2]).toEqual({
      id: hanako(),
      mail: 'hanako@example.com',
      last_name: '髙橋',
      first_name: '花子',
      tel: '09012345678',
      points: 0,
      coins: 0,
      created: '2026-01-15T12:00:01.000+09:00',
    });
  });

  it.each([
    [{ q: 'taro.sato@' }, 'Taro.Sato@example.com'],
    [{ q: '佐藤太郎' }, 'Taro.Sato@example.com'],
    [{ q: '佐藤 太郎' }, 'Taro.Sato@example.com'],
    [{ q: 'john smith' }, 'john_100%@example.com'],
    [{ q: '0312' }, 'Taro.Sato@example.com'],
    [{ q: '_100%' }, 'john_100%@example.com'],
    [{ mail: 'HANAKO' }, 'hanako@example.com'],
    [{ name: '花子' }, 'hanako@example.com'],
    [{ tel: '1555' }, 'john_100%@example.com'],
  ])('is searched with %j', async (filter, mail) => {
    expect(await mailsOf({ filter })).toEqual([mail]);
  });

  it('is searched by id, whole or in part', async () => {
    expect(await mailsOf({ filter: { q: hanako() } })).toEqual(['hanako@example.com']);
    expect(await mailsOf({ filter: { id: [hanako(), 'no id'] } })).toEqual(['hanako@example.com']);
    expect(await mailsOf({ filter: { id: ['no id'] } })).toEqual([]);
  });

  it('is sorted and paged', async () => {
    const { headers, body } = await list({ sort: ['tel', 'ASC'], range: [1, 1] });
    expect(headers['content-range']).toBe('members 1-1/3');
    expect(body).toMatchObject([{ mail: 'hanako@example.com' }]);
  });

  it.each([
    ['a search', { filter: { q: "'; drop table members.profiles; --" } }, 200],
    ['an id', { filter: { id: "x' or '1'='1" } }, 200],
    ['a field', { filter: { "mail') or (1=1": 'x' } }, 400],
    ['a field to sort by', { sort: ['created; drop table members.profiles', 'ASC'] }, 400],
    ['the password', { sort: ['password_hash', 'ASC'] }, 400],
  ])('takes SQL in %s for what it is', async (_, query, status) => {
    const reply = await list(query);
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body).toEqual([]);
    expect((await list({})).headers['content-range']).toBe('members 0-2/3');
  });
});

describe('a gift of points or coins', () => {
  it.each([
    ['grant-points', 'points'],
    ['grant-coins', 'coins'],
  ])('%s answers the member with his new balance, and is on record', async (command, field) => {
    const id = idOf('Taro.Sato@example.com');
    const reason = 'お詫び';
    expect((await consoles.support.post(`members/${id}/${command}`, { [field]: 1, reason })).status).toBe(200);
    const { status, body } = await consoles.owner.post(`members/${id}/${command}`, { [field]: 1_000_000, reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, [field]: 1_000_001 });

    const trail = await shop.pool.query(
      'select reason, outcome from operators.audit_trail where resource_id = $1 and command = $2',
      [id, command],
    );
    expect(trail.rows).toEqual(Array(2).fill({ reason, outcome: 'done' }));
    const { rows: facts } = await shop.pool.query('select actor, data::text from store.events where stream_id = $1', [
      `wallet-${id}`,
    ]);
    for (const fact of facts) {
      expect(fact.actor).toMatch(/^operator:[0-9a-f-]{36}$/);
      expect(fact.data).not.toContain(reason);
    }
  });

  it.each([
    ['grant-points', { points: 0, reason: 'x' }, ['points']],
    ['grant-points', { points: 1_000_001, reason: 'x' }, ['points']],
    ['grant-points', { points: 1.5, reason: 'x' }, ['points']],
    ['grant-points', { points: '100', reason: 'x' }, ['points']],
    ['grant-points', { points: -5, reason: 'x' }, ['points']],
    ['grant-points', { coins: 5, reason: 'x' }, ['points']],
    ['grant-points', { points: 100 }, ['reason']],
    ['grant-coins', { coins: 1e21, reason: 'x' }, ['coins']],
    ['grant-coins', { coins: 1, reason: ' ' }, ['reason']],
    ['grant-coins', {}, ['coins', 'reason']],
  ])('%s refuses %j', async (command, body, fields) => {
    const reply = await consoles.owner.post(`members/${hanako()}/${command}`, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors).sort()).toEqual(fields);
    expect((await consoles.owner.get(`members/${hanako()}`)).body).toMatchObject({ points: 0, coins: 0 });
  });

  it.each(['x', newId(new Date()), '%00'])('there is no member %s', async (id) => {
    expect((await consoles.owner.get(`members/${id}`)).status).toBe(404);
    expect((await consoles.owner.post(`members/${id}/grant-points`, { points: 1, reason: 'x' })).status).toBe(404);
  });
});

describe('who may do what with members', () => {
  it.each([
    ['owner', 200, 200],
    ['support', 200, 200],
    ['finance', 200, 403],
    ['nobody', 401, 401],
  ] as const)('%s: reading %d, giving %d', async (who, reading, giving) => {
    const id = idOf('john_100%@example.com');
    expect((await consoles[who].get('members')).status).toBe(reading);
    expect((await consoles[who].get(`members/${id}`)).status).toBe(reading);
    expect((await consoles[who].post(`members/${id}/grant-points`, { points: 1, reason: 'x' })).status).toBe(giving);
    expect((await consoles[who].post(`members/${id}/grant-coins`, { coins: 1, reason: 'x' })).status).toBe(giving);
  });

  it('needs the csrf value to give', async () => {
    const without = { 'x-csrf-token': '' };
    const gift = { points: 1, reason: 'x' };
    expect((await consoles.owner.send('POST', `members/${hanako()}/grant-points`, gift, without)).status).toBe(403);
  });
});
