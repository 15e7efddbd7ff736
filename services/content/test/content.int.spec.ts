import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { newId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { EventStore } from '../../platform/store/event-store.js';
import { contentPart, loadDemoContent } from '../index.js';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, contentPart]);
  consoles = await consolesOf(shop);
});

afterAll(() => shop?.close());

const read = async (path: string, language = 'ja') => {
  const response = await shop.app.inject({ url: `/api/user/${path}`, headers: { 'accept-language': language } });
  return { status: response.statusCode, body: response.json(), cookies: response.cookies };
};

const draft = {
  title_ja: 'お知らせ',
  title_en: 'News',
  content_ja: '<p>本文</p>',
  content_en: '<p>Text</p>',
  last_name: '店',
  first_name: '長',
  images: ['/images/a.png', 'https://example.com/b.png'],
  published: true,
};

const write = async (changes: object = {}): Promise<{ id: string }> => {
  shop.clock.pass(1000);
  const { status, body } = await consoles.support.post('notices', { ...draft, ...changes });
  expect(status).toBe(200);
  return body;
};

const titles = async (page = '') =>
  (await read(`post/list${page}`)).body.list.map((row: { title: string }) => row.title);

describe('notices', () => {
  it('have the fields of the wire format, in the requested language, without a session', async () => {
    await write();
    const { status, body, cookies } = await read('post/list');
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 200,
      list: [
        {
          title: 'お知らせ',
          lastName: '店',
          firstName: '長',
          created: '2026-01-15T12:00:01.000+09:00',
          content: '<p>本文</p>',
          images: ['/images/a.png', 'https://example.com/b.png'],
        },
      ],
      page: 1,
      all_page: 1,
      pages: [1],
    });
    expect(cookies).toEqual([]);
    expect((await read('post/list', 'en')).body.list[0]).toMatchObject({ title: 'News', content: '<p>Text</p>' });
  });

  it('fall back to Japanese if there is no English', async () => {
    await write({ title_en: '', content_en: '' });
    expect((await read('post/list', 'en')).body.list[0]).toMatchObject({ title: 'お知らせ', content: '<p>本文</p>' });
  });

  it('appear once they are published', async () => {
    const { id } = await write({ title_ja: '下書き', published: false });
    expect(await titles()).not.toContain('下書き');
    expect((await consoles.owner.put(`notices/${id}`, { ...draft, title_ja: '下書き' })).status).toBe(200);
    expect((await titles())[0]).toBe('下書き');
  });

  it('come five to a page, newest first', async () => {
    await shop.pool.query('delete from content.notices');
    for (let i = 1; i <= 12; i++) await write({ title_ja: `${i}` });
    expect(await titles()).toEqual(['12', '11', '10', '9', '8']);
    expect(await titles('/1')).toEqual(await titles());
    expect(await titles('/3')).toEqual(['2', '1']);
    const { body } = await read('post/list/4');
    expect(body).toEqual({ state: 200, list: [], page: 4, all_page: 3, pages: [1, 2, 3] });
  });

  it.each(['0', '-1', 'abc', '1e9', '1.5', '%00'])('respond with an error to page %s', async (page) => {
    const { status, body } = await read(`post/list/${page}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['page']);
  });

  it('contain no active HTML, whoever wrote them', async () => {
    const { id } = await write({
      content_ja: '<p onclick="x()">本文</p><script>x()</script><img src="/a.png" onerror="x()">',
      content_en: '<a href="javascript:x()">Text</a>',
    });
    const stored = (await consoles.support.get(`notices/${id}`)).body;
    expect(stored.content_ja).toBe('<p>本文</p><img src="/a.png" />');
    expect(stored.content_en).toBe('<a rel="noopener">Text</a>');
    await consoles.support.put(`notices/${id}`, { ...draft, content_ja: '<svg onload="x()">y</svg>z' });
    expect((await consoles.support.get(`notices/${id}`)).body.content_ja).toBe('z');
  });

  it.each([
    [{ title_ja: '' }, 'title_ja'],
    [{ title_ja: 'x'.repeat(201) }, 'title_ja'],
    [{ content_ja: undefined }, 'content_ja'],
    [{ content_en: 5 }, 'content_en'],
    [{ images: ['javascript:x()'] }, 'images'],
    [{ images: ['//evil.example/x.png'] }, 'images'],
    [{ images: '/a.png' }, 'images'],
    [{ images: Array(11).fill('/a.png') }, 'images'],
    [{ published: '1' }, 'published'],
    [{ show_from: '2026-01-20' }, 'show_from'],
    [{ show_from: '2026-01-20T00:00:00Z', show_to: '2026-01-20T00:00:00Z' }, 'show_to'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ])('fail to validate with %j', async (changes, field) => {
    const { status, body } = await consoles.owner.post('notices', { ...draft, ...changes });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('a notice with times', () => {
  const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000).toISOString();

  it('appears from its start, dated then, until its end', async () => {
    await write({ title_ja: 'まえ' });
    const show_from = at(60);
    await write({ title_ja: '予約', show_from, show_to: at(120) });
    await write({ title_ja: 'あと' });
    const first = async () => (await read('post/list')).body.list[0];
    shop.clock.pass(57_999);
    expect(await titles()).not.toContain('予約');
    shop.clock.pass(1);
    expect(await first()).toMatchObject({ title: '予約' });
    expect(new Date((await first()).created).toISOString()).toBe(show_from);
    shop.clock.pass(59_999);
    expect(await titles()).toContain('予約');
    shop.clock.pass(1);
    expect(await titles()).not.toContain('予約');
  });

  it('stays hidden before it is published', async () => {
    await write({ title_ja: '未公開', published: false, show_from: at(0) });
    shop.clock.pass(1000);
    expect(await titles()).not.toContain('未公開');
  });

  it('refuses an edit of an outdated version, and records the refusal', async () => {
    const { id } = await write();
    const edit = { ...draft, title_ja: '二番目', version: 1, reason: '誤字' };
    expect((await consoles.support.put(`notices/${id}`, edit)).body).toMatchObject({ version: 2, title_ja: '二番目' });
    const late = await consoles.owner.put(`notices/${id}`, { ...edit, title_ja: '三番目' });
    expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['version']]);
    expect((await consoles.owner.get(`notices/${id}`)).body.title_ja).toBe('二番目');
    const auditSql = 'select outcome, reason from operators.audit_trail where resource_id = $1 order by id';
    expect((await shop.pool.query(auditSql, [id])).rows.slice(1)).toEqual([
      { outcome: 'done', reason: '誤字' },
      { outcome: 'StaleVersion', reason: '誤字' },
    ]);
  });

  it('has a preview that saves nothing', async () => {
    const before = (await consoles.support.get('notices')).headers['content-range'];
    const ja = '<p onclick="x()">本文<script>x()</script></p>';
    expect((await consoles.support.post('notices/preview', { ja, en: '<b>Text</b>' })).body).toEqual({
      ja: '<p>本文</p>',
      en: 'Text',
    });
    expect((await consoles.support.post('notices/preview', { ja })).body.en).toBe('<p>本文</p>');
    expect((await consoles.finance.post('notices/preview', { ja })).status).toBe(403);
    expect((await consoles.support.get('notices')).headers['content-range']).toBe(before);
  });

  it('can be found by a word in its title, with wildcards taken literally', async () => {
    const { id } = await write({ title_ja: '送料100%無料' });
    const findTitles = async (q: string) => {
      const { body } = await consoles.support.get(`notices?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      return body.map((notice: { id: string }) => notice.id);
    };
    expect(await findTitles('100%無')).toEqual([id]);
    expect(await findTitles('%無%')).toEqual([]);
  });
});

describe('the banner', () => {
  it('has the values that the owner saved', async () => {
    expect((await read('banner')).body).toEqual({ state: 200, mode: 1, list: [], alert: '' });
    const film = { mode: 2, files: ['/demo/film.mp4'], slides: [], alert: '', alert_en: '' };
    expect((await consoles.owner.put('banners/top', film)).body).toEqual({ id: 'top', ...film, version: 2 });
    const list = [{ file_name: '/demo/film.mp4' }];
    expect((await read('banner')).body).toEqual({ state: 200, mode: 2, list, alert: '' });
    const { body, headers } = await consoles.owner.get('banners');
    expect(body).toEqual([{ id: 'top', ...film, version: 2 }]);
    expect(headers['content-range']).toBe('banners 0-0/1');
  });

  it('shows its alert in the reader’s language, and none after it is removed', async () => {
    const alerts = async () => [(await read('banner')).body.alert, (await read('banner', 'en')).body.alert];
    const images = { mode: 1, files: [] };
    const both = { ...images, alert: '送料無料', alert_en: 'Free shipping' };
    expect((await consoles.owner.put('banners/top', both)).body).toMatchObject({ id: 'top', ...both });
    expect(await alerts()).toEqual(['送料無料', 'Free shipping']);
    await consoles.owner.put('banners/top', { ...images, alert: '送料無料' });
    expect(await alerts()).toEqual(['送料無料', '送料無料']);
    expect((await consoles.owner.put('banners/top', { ...images, alert: '字'.repeat(200) })).status).toBe(200);
    await consoles.owner.put('banners/top', images);
    expect(await alerts()).toEqual(['', '']);
  });

  it('refuses an edit of an outdated version', async () => {
    const { version } = (await consoles.owner.get('banners/top')).body;
    const first = await consoles.owner.put('banners/top', { mode: 1, files: ['/first.webp'], version });
    expect(first.body.version).toBe(version + 1);
    const second = await consoles.owner.put('banners/top', { mode: 1, files: ['/second.webp'], version });
    expect(second.status).toBe(409);
    expect(Object.keys(second.body.errors)).toEqual(['version']);
    expect((await read('banner')).body.list).toEqual([{ file_name: '/first.webp' }]);
  });

  it('shows the words of each picture in the reader’s language, from start to end', async () => {
    const now = shop.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const worded = {
      headline: '新弾',
      headline_en: 'New',
      line: '本日発売',
      button: '見る',
      link: '/pack-detail?packId=7',
      show_to: at(10),
    };
    const banner = { mode: 1, files: ['/a.webp', '/b.webp', '/c.webp'], slides: [worded, {}, { show_from: at(10) }] };
    const { body: kept } = await consoles.owner.put('banners/top', banner);
    expect(kept.slides[0]).toMatchObject({ file: '/a.webp', ...worded, show_to: toTokyoIso(new Date(now + 600_000)) });
    expect(kept.slides).toHaveLength(3);
    const button = { label: '見る', link: '/pack-detail?packId=7' };
    const first = { file_name: '/a.webp', headline: '新弾', line: '本日発売', button };
    const plain = { headline: '', line: '', button: null };
    const slides = async (language?: 'en') => (await read('banner/slides', language)).body;
    const list = [first, { file_name: '/b.webp', ...plain }];
    expect(await slides()).toEqual({ state: 200, mode: 1, list, alert: '' });
    expect((await slides('en')).list[0]).toEqual({ ...first, headline: 'New' });
    expect((await read('banner')).body.list).toEqual([{ file_name: '/a.webp' }, { file_name: '/b.webp' }]);
    shop.clock.pass(600_000);
    expect((await slides()).list.map(({ file_name }: { file_name: string }) => file_name)).toEqual([
      '/b.webp',
      '/c.webp',
    ]);
    expect((await read('banner')).body.list).toEqual([{ file_name: '/b.webp' }, { file_name: '/c.webp' }]);
  });

  it.each([
    [{ headline: '字'.repeat(25) }, 'headline'],
    [{ line_en: 'x'.repeat(81) }, 'line_en'],
    [{ button: '見る' }, 'link'],
    [{ link: '/' }, 'button'],
    [{ show_from: 'tomorrow' }, 'show_from'],
    [{ show_from: '2026-01-05T00:00:00+09:00', show_to: '2026-01-05T00:00:00+09:00' }, 'show_to'],
    ...[
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:x()',
      '/api/user/logout',
      '/x/../api/user/logout',
      '/%61pi/user/logout',
      '/admin/members',
      '/a b',
    ].map((link) => [{ button: '見る', link }, 'link'] as const),
  ])('refuses a slide with %j', async (slide, field) => {
    const before = (await consoles.owner.get('banners/top')).body;
    const reply = await consoles.owner.put('banners/top', {
      mode: 1,
      files: ['/a.webp', '/b.webp'],
      slides: [{}, slide],
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors)).toEqual([`slides.1.${field}`]);
    expect((await consoles.owner.get('banners/top')).body).toEqual(before);
  });

  it.each([
    [{ mode: 3, files: [] }, 'mode'],
    [{ mode: '1', files: [] }, 'mode'],
    [{ mode: 1, files: ['javascript:x()'] }, 'files'],
    [{ mode: 1 }, 'files'],
    [{ mode: 1, files: [], alert: '字'.repeat(201) }, 'alert'],
    [{ mode: 1, files: [], alert_en: 'x'.repeat(201) }, 'alert_en'],
    [{ mode: 1, files: [], alert: 5 }, 'alert'],
    [{ mode: 1, files: ['/a.webp'], slides: 'none' }, 'slides'],
    [{ mode: 1, files: ['/a.webp'], slides: [{}, {}] }, 'slides'],
    [{ mode: 2, files: ['/a.mp4'], slides: [{}] }, 'slides'],
  ])('refuses %j', async (body, field) => {
    const reply = await consoles.owner.put('banners/top', body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors)).toEqual([field]);
  });
});

describe('the permissions for content', () => {
  const banner = { mode: 1, files: [] };

  it.each([
    ['owner', 200, 200],
    ['support', 200, 403],
    ['finance', 403, 403],
    ['nobody', 401, 401],
  ] as const)('give %s for notices %d, for the banner %d', async (who, notices, banners) => {
    const { id } = await write();
    const statuses = async (...requests: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][]) =>
      Promise.all(requests.map(async (request) => (await consoles[who].send(...request)).status));
    expect(
      await statuses(
        ['GET', 'notices'],
        ['GET', `notices/${id}`],
        ['POST', 'notices', draft],
        ['PUT', `notices/${id}`, draft],
      ),
    ).toEqual(Array(4).fill(notices));
    expect(await statuses(['GET', 'banners'], ['GET', 'banners/top'], ['PUT', 'banners/top', banner])).toEqual(
      Array(3).fill(banners),
    );
  });

  it('need the CSRF token to write', async () => {
    const without = { 'x-csrf-token': '' };
    expect((await consoles.owner.send('POST', 'notices', draft, without)).status).toBe(403);
    expect((await consoles.owner.send('PUT', 'banners/top', banner, without)).status).toBe(403);
  });

  it('appear in the audit trail', async () => {
    const { id } = await write();
    await consoles.owner.put(`notices/${id}`, draft);
    const text = 'select resource, command, outcome from operators.audit_trail where resource_id = $1 order by id';
    expect((await shop.pool.query(text, [id])).rows).toEqual([
      { resource: 'notices', command: 'create', outcome: 'done' },
      { resource: 'notices', command: 'edit', outcome: 'done' },
    ]);
  });

  it.each(['x', newId(new Date()), '%00'])('find no notice or banner %s', async (id) => {
    const { owner } = consoles;
    const replies = [owner.get(`notices/${id}`), owner.put(`notices/${id}`, draft), owner.get(`banners/${id}`)];
    for (const reply of [...replies, owner.put(`banners/${id}`, banner)]) expect((await reply).status).toBe(404);
  });
});

describe('the demo content', () => {
  it('loads once, and leaves later changes alone', async () => {
    await shop.pool.query('delete from content.notices');
    for (let i = 0; i < 2; i++) await loadDemoContent(shop.app.get(EventStore));
    const { body } = await read('post/list', 'en');
    expect(body).toMatchObject({ page: 1, all_page: 2 });
    expect(body.list[0].title).toBe('New packs have arrived');
    const banner = (await read('banner', 'en')).body;
    expect(banner.list).toHaveLength(3);
    expect(banner.alert).toContain('Free shipping');
    await consoles.owner.put('banners/top', { mode: 1, files: [] });
    await loadDemoContent(shop.app.get(EventStore));
    expect((await read('banner')).body.list).toEqual([]);
  });
});
