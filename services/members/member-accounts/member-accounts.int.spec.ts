import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../kernel/ids.js';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
const ids: Record<string, string> = {};

beforeAll(async () => {
  harness = await MembersHarness.open();
  ids.hanako = await harness.register();
  const taro = { mail: 'Taro.Sato@example.com', lastName: '佐藤', firstName: '太郎', tel: '0312345678' };
  ids.taro = await harness.register(taro);
  const john = { mail: 'john_100%@example.com', lastName: 'Smith', firstName: 'John', middleName: 'Q.' };
  ids.john = await harness.register({ ...john, tel: '15551234567', language: 'en' });
});

afterAll(() => harness?.close());

const list = (query: object) => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return harness.consoles.support.get(`members?${text.join('&')}`);
};
const mailsOf = async (query: object) => (await list(query)).body.map((row: { mail: string }) => row.mail);

describe('the list of members', () => {
  it('lists the newest first, with the data that operators need', async () => {
    const { headers, body } = await list({});
    expect(headers['content-range']).toBe('members 0-2/3');
    expect(body.map((row: { mail: string }) => row.mail)).toEqual([
      'john_100%@example.com',
      'Taro.Sato@example.com',
      'hanako@example.com',
    ]);
    expect(body[2]).toEqual({
      id: ids.hanako,
      mail: 'hanako@example.com',
      last_name: '髙橋',
      first_name: '花子',
      middle_name: '',
      language: 'ja',
      tel: '09012345678',
      points: 0,
      coins: 0,
      state: 'active',
      banned_at: null,
      operator_id: null,
      frozen_at: null,
      created: '2026-01-15T12:00:01.000+09:00',
    });
  });

  it.each([
    [{ q: 'taro.sato@' }, 'Taro.Sato@example.com'],
    [{ q: '佐藤太郎' }, 'Taro.Sato@example.com'],
    [{ q: '佐藤 太郎' }, 'Taro.Sato@example.com'],
    [{ q: '太郎　佐藤' }, 'Taro.Sato@example.com'],
    [{ q: 'ｊｏｈｎ smith' }, 'john_100%@example.com'],
    [{ q: 'smith john' }, 'john_100%@example.com'],
    [{ q: 'john q. sm' }, 'john_100%@example.com'],
    [{ q: '0312' }, 'Taro.Sato@example.com'],
    [{ q: '03-1234' }, 'Taro.Sato@example.com'],
    [{ q: '+81 90 1234' }, 'hanako@example.com'],
    [{ q: '５１２３４５６７' }, 'john_100%@example.com'],
    [{ q: ' john_100%' }, 'john_100%@example.com'],
    [{ q: 'ato' }, 'Taro.Sato@example.com'],
    [{ q: 'o.SATO@ex' }, 'Taro.Sato@example.com'],
    [{ q: '橋花' }, 'hanako@example.com'],
    [{ q: '藤太' }, 'Taro.Sato@example.com'],
    [{ q: 'mith' }, 'john_100%@example.com'],
    [{ q: '_100%' }, 'john_100%@example.com'],
    [{ q: '1234-56', state: ['active'], tel: '2345', mail: 'han' }, 'hanako@example.com'],
    [{ q: '5123' }, 'john_100%@example.com'],
    [{ name: '花', mail: 'nako' }, 'hanako@example.com'],
    [{ mail: 'HANAKO' }, 'hanako@example.com'],
    [{ name: '花子' }, 'hanako@example.com'],
    [{ name: '高橋' }, 'hanako@example.com'],
    [{ tel: '1555' }, 'john_100%@example.com'],
    [{ tel: '1555', q: 'john' }, 'john_100%@example.com'],
  ])('finds members by %j', async (filter, mail) => {
    expect(await mailsOf({ filter })).toEqual([mail]);
  });

  it.each<[object, string]>([
    [{ q: '%' }, 'a wildcard'],
    [{ q: '__' }, 'two of them'],
    [{ q: 'com taro' }, 'the end of one field and the beginning of another'],
    [{ tel: '12' }, 'less than three figures from the middle'],
    [{ q: 'johnny' }, 'more than there is'],
    [{ q: 'john_1000' }, 'what only looks like a pattern'],
    [{ tel: '1555', name: 'taro' }, 'fields that are of different members'],
    [{ mail: '佐藤' }, 'the name in the field of the mail'],
  ])('finds nobody by %j: %s', async (filter) => {
    expect(await mailsOf({ filter })).toEqual([]);
  });

  it('finds each member with the text once', async () => {
    expect(await mailsOf({ filter: { q: '４５６７' } })).toHaveLength(3);
    expect(await mailsOf({ filter: { q: 'example' } })).toHaveLength(3);
    expect(await mailsOf({ filter: { q: ['ato', 'mith'] } })).toEqual([
      'john_100%@example.com',
      'Taro.Sato@example.com',
    ]);
  });

  it('ignores a blank search', async () => {
    expect(await mailsOf({ filter: { q: ' ' } })).toHaveLength(3);
  });

  it('filters banned and active members', async () => {
    const { owner } = harness.consoles;
    await owner.post(`members/${ids.taro}/ban`, { reason: 'x' });
    expect(await mailsOf({ filter: { state: 'banned' } })).toEqual(['Taro.Sato@example.com']);
    expect(await mailsOf({ filter: { state: 'active', q: 'taro' } })).toEqual([]);
    await owner.post(`members/${ids.taro}/unban`, { reason: 'x' });
    expect(await mailsOf({ filter: { state: 'banned' } })).toEqual([]);
  });

  it('finds members by id, whole or in part', async () => {
    expect(await mailsOf({ filter: { q: ids.hanako } })).toEqual(['hanako@example.com']);
    expect(await mailsOf({ filter: { q: ids.hanako!.slice(0, 20).toUpperCase() } })).toEqual(['hanako@example.com']);
    expect(await mailsOf({ filter: { id: [ids.hanako, 'no id'] } })).toEqual(['hanako@example.com']);
    expect(await mailsOf({ filter: { id: ['no id'] } })).toEqual([]);
  });

  it('sorts and pages', async () => {
    const { headers, body } = await list({ sort: ['tel', 'ASC'], range: [1, 1] });
    expect(headers['content-range']).toBe('members 1-1/3');
    expect(body).toMatchObject([{ mail: 'hanako@example.com' }]);
  });

  it.each(['id', 'mail', 'last_name', 'first_name', 'tel', 'created'])(
    'sorts by %s in both directions',
    async (field) => {
      const up = await mailsOf({ sort: [field, 'ASC'] });
      expect(await mailsOf({ sort: [field, 'DESC'] })).toEqual([...up].reverse());
    },
  );

  it.each([
    ['a search', { filter: { q: "'; drop table members.profiles; --" } }, 200],
    ['an id', { filter: { id: "x' or '1'='1" } }, 200],
    ['a field', { filter: { "mail') or (1=1": 'x' } }, 400],
    ['a field to sort by', { sort: ['created; drop table members.profiles', 'ASC'] }, 400],
    ['the password', { sort: ['password_hash', 'ASC'] }, 400],
  ])('treats SQL in %s as text', async (_, query, status) => {
    const reply = await list(query);
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body).toEqual([]);
    expect((await list({})).headers['content-range']).toBe('members 0-2/3');
  });
});

describe('the audit trail', () => {
  const foundIn = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q, resource: 'members', command: 'grant-coins' }));
    const { body } = await harness.consoles.owner.get(`audit-trail?filter=${filter}`);
    return body.map(({ subject_name }: { subject_name: string }) => subject_name);
  };

  beforeAll(async () => {
    for (const id of [ids.hanako, ids.taro])
      await harness.consoles.owner.post(`members/${id}/grant-coins`, { coins: 1, reason: 'お詫び' });
  });

  it.each([
    ['taro.sato@', '佐藤 太郎'],
    ['o.SATO@ex', '佐藤 太郎'],
    ['藤太', '佐藤 太郎'],
    ['太郎　佐', '佐藤 太郎'],
    ['橋', undefined],
    ['橋花', '髙橋 花子'],
    ['anako@', '髙橋 花子'],
    ['09012345678', undefined],
    ['1234567', undefined],
  ])('finds the subject by any part of name and mail, but not by phone number: %s', async (q, name) => {
    expect(await foundIn(q)).toEqual(name === undefined ? [] : [name]);
  });

  it('finds all subjects whose mail address has the text', async () => {
    expect(await foundIn('example')).toEqual(['佐藤 太郎', '髙橋 花子']);
  });
});

describe('finance', () => {
  const asFinance = (query: object) => {
    const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return harness.consoles.finance.get(`members?${text.join('&')}`);
  };

  it('sees who a member is, but no address or contact details', async () => {
    const { body } = await harness.consoles.finance.get(`members/${ids.hanako}`);
    expect(body).toMatchObject({ mail: 'hanako@example.com', last_name: '髙橋', pref_name: '東京都', building: '' });
    for (const field of ['tel', 'zipcode', 'shiku', 'address']) expect([field, body[field]]).toEqual([field, '***']);
    const { body: rows } = await asFinance({ filter: { q: 'hanako' } });
    expect(rows).toMatchObject([{ mail: 'hanako@example.com', tel: '***' }]);
  });

  it.each([
    [{ filter: { tel: '0312' } }, 'tel'],
    [{ filter: { q: '０３１２' } }, 'q'],
    [{ filter: { q: '+81 90' } }, 'q'],
    [{ sort: ['tel', 'ASC'] }, 'sort'],
  ])('cannot find out a phone number by %j', async (query, field) => {
    const { status, body } = await asFinance(query);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('a member’s page', () => {
  it('has the whole person, and the version for commands', async () => {
    expect((await harness.consoles.support.get(`members/${ids.john}`)).body).toEqual({
      id: ids.john,
      mail: 'john_100%@example.com',
      last_name: 'Smith',
      first_name: 'John',
      middle_name: 'Q.',
      tel: '15551234567',
      zipcode: '1000001',
      pref_id: 13,
      pref_name: '東京都',
      pref_name_en: 'Tokyo',
      province: '日本',
      shiku: '千代田区',
      address: '千代田1-1',
      building: '',
      language: 'en',
      referral_code: expect.any(String),
      referral_code_given: null,
      mail_confirmed_at: null,
      phone_verified_at: null,
      birthday_given_at: null,
      rank: '',
      rank_en: '',
      next_rank: '',
      next_rank_en: '',
      paid_this_month: 0,
      points: 0,
      coins: 0,
      state: 'active',
      banned_at: null,
      operator_id: null,
      frozen_at: null,
      created: '2026-01-15T12:00:03.000+09:00',
      version: 1,
    });
  });

  it.each(['x', newId(new Date()), '%00'])('returns 404 for %s', async (id) => {
    expect((await harness.consoles.owner.get(`members/${id}`)).status).toBe(404);
  });

  it.each([
    ['owner', 200],
    ['support', 200],
    ['finance', 200],
    ['nobody', 401],
  ] as const)('responds to %s with %d', async (who, status) => {
    expect((await harness.consoles[who].get('members')).status).toBe(status);
    expect((await harness.consoles[who].get(`members/${ids.john}`)).status).toBe(status);
  });
});
