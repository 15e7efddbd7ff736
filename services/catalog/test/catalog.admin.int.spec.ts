import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runWithApproval, signInAs } from '../../../test/support/console.js';
import { CatalogConsole, draftRequest, openCatalog } from './catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(now);
});
afterAll(() => shop.close());

const draft = async () => (await shop.owner.send('POST', 'packs', draftRequest)).body;
const command = (id: string, name: string, body: object = { reason: 'because' }) =>
  shop.owner.send('POST', `packs/${id}/${name}`, body);
/** Closes a pack with tickets left, which requires two operators. */
const close = (id: string) => runWithApproval(shop, () => command(id, 'close'));
const list = async (query: Record<string, unknown>) => {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, JSON.stringify(value));
  return shop.owner.send('GET', `packs?${text}`);
};
const eventsOf = async (id: string) => {
  const sql = 'select type, actor, stream_version from store.events where stream_id = $1 order by stream_version';
  return (await shop.pool.query(sql, [`pack-${id}`])).rows;
};

describe('a pack at the console', () => {
  it('keeps a draft as written, with clean HTML and copied cards', async () => {
    const record = await draft();
    expect(record).toMatchObject({
      version: 1,
      status: 'draft',
      name: 'はじまりのパック',
      detail: '<p>説明</p>',
      start_at: null,
      box_hash: null,
      tickets: 100,
      left: 100,
      prizes: [
        { id: `${record.id}-1`, card_id: 'hit', rank: 1, buy_point: 50_000, name: 'カードhit', remaining: 1 },
        { id: `${record.id}-2`, card_id: 'miss', rank: 2, quantity: 99, no_reduction: '0' },
      ],
    });
    expect((await shop.owner.send('GET', `packs/${record.id}`)).body).toEqual(record);
  });

  it('saves a changed draft, and refuses to save the old version again', async () => {
    const record = await draft();
    const revised = { ...record, price_point: 300, prizes: [{ ...record.prizes[1], quantity: 5 }] };
    const first = await shop.owner.send('PUT', `packs/${record.id}`, revised);
    expect(first).toMatchObject({ status: 200, body: { version: 2, price_point: 300, tickets: 5 } });
    const again = await shop.owner.send('PUT', `packs/${record.id}`, revised);
    expect(again).toMatchObject({ status: 409, body: { errors: { version: [expect.any(String)] } } });
  });

  it('records every step as an event by its operator, and its reason in the audit trail', async () => {
    const { id } = await draft();
    expect(await command(id, 'publish')).toMatchObject({
      status: 200,
      body: { status: 'published', box_hash: `hash-${id}`, start_at: '2026-04-01T12:00:00.000+09:00' },
    });
    expect((await command(id, 'pause')).body.status).toBe('paused');
    expect((await command(id, 'resume')).body.status).toBe('published');
    expect((await close(id)).body.status).toBe('closed');
    expect(await command(id, 'close')).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.any(String)] } },
    });
    expect(shop.boxes.calls).toEqual([`pause ${id}`, `resume ${id}`, `close ${id}`]);

    const events = await eventsOf(id);
    const types = ['PackDrafted', 'PackPublished', 'PackPaused', 'PackResumed', 'PackClosed'];
    expect(events.map(({ type }) => type)).toEqual(types);
    expect(events.map(({ stream_version }) => stream_version)).toEqual([1, 2, 3, 4, 5]);
    expect(events.every(({ actor }) => /^operator:[0-9a-f-]{36}$/.test(actor))).toBe(true);
    const auditEntries = await shop.pool.query(
      `select command, reason, outcome from operators.audit_trail
        where resource = 'packs' and resource_id = $1 order by id`,
      [id],
    );
    expect(auditEntries.rows.map(({ command, reason, outcome }) => `${command} ${reason} ${outcome}`)).toEqual([
      'create  done',
      'publish because done',
      'pause because done',
      'resume because done',
      'close because NeedsApproval',
      'close because done',
      'close because AlreadyClosed',
    ]);
  });

  it('shows a paused pack to visitors, and a closed one only at its address', async () => {
    const id = await shop.owner.publish();
    const seen = async () => {
      const listed = await shop.app.inject({ method: 'GET', url: '/api/user/pack/list' });
      const detail = await shop.app.inject({ method: 'GET', url: `/api/user/pack/detail/${id}` });
      const ids = listed.json().list.map((pack: { id: string }) => pack.id);
      return [ids.includes(id), detail.statusCode, detail.json().detail.pack_count];
    };
    await command(id, 'pause');
    expect(await seen()).toEqual([true, 200, 100]);
    await close(id);
    expect(await seen()).toEqual([false, 200, 0]);
  });

  it.each(['publish', 'pause', 'resume', 'close', 'cancel-publication', 'change-display'])(
    'given no reason, when told to %s, then it is refused',
    async (name) => {
      const { id } = await draft();
      expect(await command(id, name, {})).toMatchObject({
        status: 400,
        body: { errors: { reason: [expect.any(String)] } },
      });
      expect(await eventsOf(id)).toHaveLength(1);
    },
  );

  it.each(['999999', '0', 'abc', '1%00'])('returns 404 for %s, which is no pack', async (id) => {
    expect(await command(id, 'publish')).toMatchObject({ status: 404 });
    expect(await shop.owner.send('GET', `packs/${id}`)).toMatchObject({ status: 404 });
    expect(await shop.owner.send('PUT', `packs/${id}`, { ...draftRequest, version: 1 })).toMatchObject({ status: 404 });
  });

  it('does not publish a draft that was revised after the operator read it', async () => {
    const record = await draft();
    await shop.owner.send('PUT', `packs/${record.id}`, { ...record, price_point: 1 });
    const stale = await command(record.id, 'publish', { reason: 'because', version: record.version });
    expect(stale).toMatchObject({ status: 409, body: { errors: { version: [expect.any(String)] } } });
  });

  it.each(['pause', 'close', 'change-display'])(
    'given a pack that has changed since the operator looked, when told to %s, then it is refused and recorded so',
    async (name) => {
      const id = await shop.owner.publish();
      const { version } = (await shop.owner.send('GET', `packs/${id}`)).body;
      await command(id, 'change-display', { reason: 'first', position: 5 });
      const stale = await command(id, name, { reason: 'second', version });
      expect(stale).toMatchObject({ status: 409, body: { errors: { version: [expect.any(String)] } } });
      const { rows } = await shop.pool.query(
        `select command, outcome from operators.audit_trail where resource_id = $1 and reason = 'second'`,
        [id],
      );
      expect(rows).toEqual([{ command: name, outcome: 'StaleVersion' }]);
      const third = () => command(id, name, { reason: 'third', version: version + 1 });
      expect((await runWithApproval(shop, third)).status).toBe(200);
    },
  );

  it('requires a second operator to close a pack with tickets left, and shows their price', async () => {
    const { id } = await draft();
    await command(id, 'publish');
    const refused = await command(id, 'close');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['approval']]);
    expect((await shop.owner.send('GET', `packs/${id}`)).body.status).toBe('published');
    expect((await shop.owner.send('GET', 'approvals?range=[0,0]')).body).toMatchObject([
      {
        ...{ command: 'close', resource: 'packs', resource_id: id, worth: 60_000, unit: 'points' },
        about: { tickets_left: 100, price_point: 600 },
      },
    ]);
    expect((await close(id)).body.status).toBe('closed');
  });

  it('does not publish a draft by an approval from before its change', async () => {
    const { body: record } = await shop.owner.send('POST', 'packs', { ...draftRequest, price_point: 579 });
    const publish = () => command(record.id, 'publish', { accept_loss: true, reason: 'because' });
    const [refusal] = (await publish()).body.errors.approval;
    const [, number] = /(?:依頼番号|request )(\d+)/.exec(refusal)!;
    const finance = await signInAs(shop, 'finance');
    expect((await finance.post(`approvals/${number}/approve`, { reason: 'seen' })).status).toBe(200);
    const prizes = record.prizes.map((prize: object) => ({ ...prize, buy_point: 500_000 }));
    const changed = await shop.owner.send('PUT', `packs/${record.id}`, { ...record, prizes });
    expect(changed.status).toBe(200);
    const shown = (await finance.get(`approvals/${number}`)).body;
    expect(shown.changed_since).toHaveProperty('prizes');
    expect((await publish()).body.errors).toEqual({ approval: [expect.stringMatching(/asked again/)] });
    expect((await shop.owner.send('GET', `packs/${record.id}`)).body.status).toBe('draft');
    const replaced = (await finance.get(`approvals/${number}`)).body;
    expect(replaced.state).toBe('replaced');
    const newRequest = (await finance.get(`approvals/${replaced.replaced_by}`)).body;
    expect(newRequest.changed.map(({ field }: { field: string }) => field)).toEqual(['worth', 'about.given', 'prizes']);
  });

  it('opens the box once if two operators publish at once', async () => {
    const { id } = await draft();
    const both = await Promise.all([command(id, 'publish'), command(id, 'publish')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await eventsOf(id)).filter(({ type }) => type === 'PackPublished')).toHaveLength(1);
  });

  it('refuses an invalid draft under its fields, and a missing card under prizes', async () => {
    const wrong = { ...draftRequest, price_point: 0, name: '' };
    expect((await shop.owner.send('POST', 'packs', wrong)).body.errors).toEqual({
      price_point: [expect.any(String)],
      name: [expect.any(String)],
    });
    const gone = { ...draftRequest, prizes: [{ ...draftRequest.prizes[0], card_id: 'gone' }] };
    expect((await shop.owner.send('POST', 'packs', gone)).body.errors).toEqual({ prizes: [expect.any(String)] });
  });

  it('sorts, pages and filters the list, and counts all matches', async () => {
    const ids: string[] = [];
    for (const price_point of [11, 13, 12])
      ids.push((await shop.owner.send('POST', 'packs', { ...draftRequest, price_point })).body.id);
    const listed = await list({ sort: ['price_point', 'DESC'], range: [0, 1], filter: { id: ids } });
    expect(listed.body.map((pack: { price_point: number }) => pack.price_point)).toEqual([13, 12]);
    expect(listed.range).toBe('packs 0-1/3');
    expect((await list({ filter: { id: ids, status: 'published' } })).body).toEqual([]);
    expect((await list({ filter: { id: ids, payment_method: ['1', '2'] } })).body).toHaveLength(3);
    for (const method of ['2', 'points'])
      expect((await list({ filter: { id: ids, payment_method: method } })).body).toEqual([]);
    expect((await list({ sort: ['pack_id; drop', 'ASC'] })).status).toBe(400);
  });
});

describe('the roles', () => {
  it.each([
    ['finance', 200, 403],
    ['support', 403, 403],
  ] as const)('given %s, then reading answers %d and changing %d', async (role, reading, changing) => {
    const { id } = await draft();
    const console = await CatalogConsole.signIn(shop.app, role);
    expect((await console.send('GET', 'packs')).status).toBe(reading);
    expect((await console.send('GET', `packs/${id}`)).status).toBe(reading);
    expect((await console.send('POST', 'packs', draftRequest)).status).toBe(changing);
    expect((await console.send('PUT', `packs/${id}`, draftRequest)).status).toBe(changing);
    for (const name of ['publish', 'pause', 'resume', 'close'])
      expect((await console.send('POST', `packs/${id}/${name}`, { reason: 'because' })).status).toBe(changing);
  });

  it('returns 401 on every route without a login', async () => {
    const responses = await Promise.all([
      shop.app.inject({ method: 'GET', url: '/admin-api/packs' }),
      shop.app.inject({ method: 'GET', url: '/admin-api/packs/1' }),
      shop.app.inject({ method: 'POST', url: '/admin-api/packs' }),
      shop.app.inject({ method: 'PUT', url: '/admin-api/packs/1' }),
      ...['publish', 'pause', 'resume', 'close'].map((name) =>
        shop.app.inject({ method: 'POST', url: `/admin-api/packs/1/${name}` }),
      ),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 401));
  });
});

describe('published packs in the database', () => {
  const refused = (sql: string, id: string) => expect(shop.pool.query(sql, [id])).rejects.toThrow(/was published/);

  it.each([
    `name = 'x'`,
    `name_en = 'x'`,
    'card_type = 2',
    `currency = 'coins'`,
    'price_point = 1',
    'max_buy_count = 1',
    'can_limit = 1',
    `start_at = start_at + interval '1 s'`,
    `end_at = '2027-01-01'`,
    'show_cardlist = false',
    `box_hash = 'x'`,
    `pack_id = '999'`,
    `status = 'draft', box_hash = null`,
  ])('given a published pack, refuses to set %s', async (change) => {
    await refused(`update catalog.packs set ${change} where pack_id = $1`, await shop.owner.publish());
  });

  it.each([
    `status = 'paused'`,
    'position = 9',
    `images = '["/x.png"]'`,
    `detail_html = '<p>x</p>'`,
    `detail_html_en = '<p>x</p>'`,
  ])('given a published pack, allows to set %s', async (change) => {
    const id = await shop.owner.publish();
    const { rowCount } = await shop.pool.query(`update catalog.packs set ${change} where pack_id = $1`, [id]);
    expect(rowCount).toBe(1);
  });

  it('does not delete or change a published pack or its prizes, and adds none', async () => {
    const id = await shop.owner.publish();
    await refused('delete from catalog.packs where pack_id = $1', id);
    await refused('delete from catalog.prizes where pack_id = $1', id);
    for (const change of ['quantity = 2', 'buy_point = 1', `name = 'x'`, `image_url = '/x'`, 'position = 9'])
      await refused(`update catalog.prizes set ${change} where pack_id = $1 and position = 0`, id);
    await refused(
      `insert into catalog.prizes select (jsonb_populate_record(z, '{"position": 9, "prize_id": "x"}')).*
         from catalog.prizes z where pack_id = $1 and position = 0`,
      id,
    );
    await expect(shop.pool.query('truncate catalog.prizes')).rejects.toThrow(/is kept/);
    await expect(shop.pool.query('truncate catalog.packs cascade')).rejects.toThrow(/is kept/);
  });

  it('does not move the prize of a draft into a published pack', async () => {
    const id = await shop.owner.publish();
    const other = await draft();
    await refused(`update catalog.prizes set pack_id = $1 where pack_id = '${other.id}' and position = 0`, id);
  });

  it('does not reopen a closed pack', async () => {
    const id = await shop.owner.publish();
    await close(id);
    await refused(`update catalog.packs set status = 'published' where pack_id = $1`, id);
  });

  it('keeps the copy of a card in a published pack when the card changes', async () => {
    const id = await shop.owner.publish();
    await shop.pool.query(`update catalog.cards set name = '別のカード' where card_id = 'hit'`);
    expect((await shop.owner.send('GET', `packs/${id}`)).body.prizes[0].name).toBe('カードhit');
    await shop.pool.query(`update catalog.cards set name = 'カードhit' where card_id = 'hit'`);
  });
});
