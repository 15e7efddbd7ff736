import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { CatalogConsole, draftRequest, openCatalog } from '../test/catalog.fixture.js';

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(new Date('2026-04-01T03:00:00.000Z'));
  const card = { name: 'カード', name_en: 'Card', rarity: 0, buy_point: 1 };
  for (let i = 0; i < 6; i++) await shop.owner.send('POST', 'cards', { ...card, id: `c${i}` });
});
afterAll(() => shop.close());

const HEADING = 'card_id,rank,rank_name,rank_name_en,quantity,buy_point,no_reduction,set_count';
const fileOf = (...lines: string[]) => [HEADING, ...lines].join('\r\n');
const draft = async () => (await shop.owner.send('POST', 'packs', draftRequest)).body;
const preview = (id: string, file: string | Buffer) => shop.owner.sendCsv(`packs/${id}/prizes.csv?preview=1`, file);
const take = (id: string, file: string | Buffer, version = 1, reason = 'because') =>
  shop.owner.sendCsv(`packs/${id}/prizes.csv?version=${version}&reason=${encodeURIComponent(reason)}`, file);
const read = async (id: string) => (await shop.owner.send('GET', `packs/${id}`)).body;

describe('prize files of other programs', () => {
  it.each([
    ['the form’s own headings', 'カードコード,ランク,ランク名,口数', 'hit,1,S賞,100口', 'utf-8'],
    [
      'headings in brackets, tabs and UTF-16',
      'カードID\tランク\tランク名（日本語）\t個数',
      'hit\t１\tS賞\t"１００"',
      'utf-16',
    ],
    [
      'a title before the heading, semicolons and Shift_JIS',
      '景品表;;;\r\nコード;等級;賞名;本数',
      'hit;1;S賞;100',
      'cp932',
    ],
  ])('accepts %s', async (_, heading, line, encoding) => {
    const { id } = await draft();
    const { body } = await preview(id, iconv.encode(`${heading}\r\n${line}\r\n`, encoding, { addBOM: true }));
    expect(body).toMatchObject({ count: 1, errors: [], prizes: [{ card_id: 'hit', rank: 1, quantity: 100 }] });
  });

  it('names the missing column by its heading', async () => {
    const { id } = await draft();
    const { body } = await preview(id, 'カードコード,ランク,ランク名\r\n');
    expect(JSON.stringify(body.errors.file)).toMatch(/口数|Tickets/);
  });
});

describe('a list of prizes', () => {
  it('previews a valid file without changes, and then imports it as a whole', async () => {
    const { id, ...record } = await draft();
    const file = fileOf('hit,1,S賞,S Prize,2,60000,1,1', 'miss,2,A賞,A Prize,"1,998",,,5');
    const seen = await preview(id, file);
    expect(seen).toMatchObject({ status: 200, body: { id, count: 2, more: false, errors: [] } });
    expect(seen.body.prizes).toEqual([
      {
        card_id: 'hit',
        rank: 1,
        rank_name: 'S賞',
        rank_name_en: 'S Prize',
        quantity: 2,
        buy_point: 60000,
        no_reduction: '1',
        set_count: 1,
      },
      {
        card_id: 'miss',
        rank: 2,
        rank_name: 'A賞',
        rank_name_en: 'A Prize',
        quantity: 1998,
        buy_point: null,
        no_reduction: '0',
        set_count: 5,
      },
    ]);
    expect((await read(id)).version).toBe(1);
    const taken = await take(id, file, 1, '差し替え');
    expect(taken).toMatchObject({ status: 200, body: { version: 2, tickets: 2000, name: record.name } });
    expect(taken.body.prizes).toMatchObject([
      { card_id: 'hit', quantity: 2, buy_point: 60000, no_reduction: '1' },
      { card_id: 'miss', quantity: 1998, buy_point: 80, no_reduction: '0', set_count: 5 },
    ]);
    const auditSql = `select command, reason, outcome from operators.audit_trail where resource_id = $1 and command <> 'create'`;
    expect((await shop.pool.query(auditSql, [id])).rows).toEqual([
      { command: 'import-prizes', reason: '差し替え', outcome: 'done' },
    ]);
  });

  it('reads the headings and characters of a Japanese spreadsheet in Shift_JIS', async () => {
    const { id } = await draft();
    const text = 'カードコード,ランク,ランク名,数量\r\nhit,１,特賞①,３\r\n';
    const { body } = await preview(id, iconv.encode(text, 'cp932'));
    expect(body.errors).toEqual([]);
    expect(body.prizes).toMatchObject([{ rank: 1, rank_name: '特賞①', rank_name_en: '特賞①', quantity: 3 }]);
  });

  it('reports each error by line and field, and imports nothing', async () => {
    const { id } = await draft();
    const file = fileOf(
      'hit,1,S賞,S,1,,,',
      'gone,1,S賞,S,1,,,',
      'hit,1,S賞,S,5,,,',
      'miss,0,A賞,A,1.5,-3,2,x',
      'miss,1,別賞,S,1,,,',
      'miss,3,,,1,,,',
    );
    const { body } = await preview(id, file);
    const errors = body.errors.map((one: { line: number; field: string }) => `${one.line} ${one.field}`);
    expect(errors).toEqual([
      '3 card_id',
      '4 card_id',
      '5 rank',
      '5 quantity',
      '5 buy_point',
      '5 no_reduction',
      '5 set_count',
      '6 rank_name',
      '7 rank_name',
      '7 rank_name_en',
    ]);
    expect(body.more).toBe(false);
    expect(body.errors[1].message).toMatch(/line 2/);
    const refused = await take(id, file);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(errors.map((one: string) => `lines.${one.replace(' ', '.')}`));
    expect((await read(id)).version).toBe(1);
  });

  it.each([
    [
      'more rows than a pack has',
      () => Array.from({ length: 501 }, (_, i) => `c${Math.floor(i / 99)},${(i % 99) + 1},R${(i % 99) + 1},R,1,,,`),
      '502 card_id',
    ],
    ['more tickets than a box has', () => ['hit,1,S,S,1999999,,,', 'miss,1,S,S,2,,,'], '3 quantity'],
  ])('given %s, then reports the line that exceeds the limit', async (_, lines, expected) => {
    const { id } = await draft();
    const { errors } = (await preview(id, fileOf(...lines()))).body;
    expect(errors.map((one: { line: number; field: string }) => `${one.line} ${one.field}`)).toContain(expected);
  });

  it('counts all of 50,000 lines and keeps the response short', async () => {
    const { id } = await draft();
    const lines = (card: string) => Array.from({ length: 50_000 }, (_, i) => `${card},1,S,S,${i + 1},,,`);
    const unknown = (await preview(id, fileOf('hit,1,S,S,1,,,', ...lines('none')))).body;
    expect([unknown.count, unknown.more, unknown.prizes.length]).toEqual([50_001, true, 1]);
    expect(unknown.errors.length).toBeLessThan(250);
  });

  it.each([
    ['nothing', '', 'file'],
    ['other columns', 'a,b\r\n1,2', 'file'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x81, 0x20]), 'file'],
    ['a heading alone', HEADING, 'file'],
  ])('given %s, then it is refused', async (_, file, field) => {
    const { id } = await draft();
    const { status, body } = await take(id, file);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('refuses a missing reason, an older version or a published pack', async () => {
    const { id } = await draft();
    const file = fileOf('hit,1,S,S,1,,,');
    expect((await take(id, file, 1, ' ')).body.errors).toHaveProperty('reason');
    expect((await shop.owner.sendCsv(`packs/${id}/prizes.csv`, file)).body.errors).toHaveProperty('version');
    expect((await take(id, file, 7)).body.errors).toHaveProperty('version');
    expect((await take(await shop.owner.publish(), file, 2)).body.errors).toHaveProperty('status');
    expect((await take('999999', file)).status).toBe(404);
    expect((await preview('x', file)).status).toBe(404);
  });

  it('imports an exported file into another draft unchanged', async () => {
    const { id, prizes } = await draft();
    const file = await shop.owner.readCsv(`packs/${id}/prizes.csv`);
    const again = (await draft()).id;
    const taken = await take(again, file);
    expect(taken.body.prizes.map(({ id: _, ...one }: { id: string }) => one)).toEqual(
      prizes.map(({ id: _, ...one }: { id: string }) => one),
    );
  });

  it('exports formulas as text, and imports them unchanged', async () => {
    const { id } = await draft();
    const prizes = ['=1+1', '+81', '-5', '@SUM(A1)', '＝cmd'].map((rank_name, i) => ({
      card_id: 'hit',
      rank: i + 1,
      rank_name,
      rank_name_en: rank_name,
      quantity: 1,
    }));
    const { body } = await shop.owner.send('PUT', `packs/${id}`, { ...draftRequest, prizes, version: 1 });
    const file = await shop.owner.readCsv(`packs/${id}/prizes.csv`);
    const cells = file.split('\r\n').flatMap((line) => line.split(','));
    expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=1+1");
    const again = (await draft()).id;
    expect((await take(again, file)).body.prizes.map((one: { rank_name: string }) => one.rank_name)).toEqual(
      body.prizes.map((one: { rank_name: string }) => one.rank_name),
    );
  });

  it('lets finance read a file but not import one', async () => {
    const { id } = await draft();
    const finance = await CatalogConsole.signIn(shop.app, 'finance');
    expect(await finance.readCsv(`packs/${id}/prizes.csv`)).toContain('hit');
    expect((await finance.sendCsv(`packs/${id}/prizes.csv?preview=1`, HEADING)).status).toBe(403);
  });
});
