import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { readCsv, writeCsv } from './csv.js';
import type { CsvHeading } from './csv-heading.js';

interface Card {
  readonly name: string;
  readonly points: number | null;
}

const writeCards = (...cards: Card[]) =>
  writeCsv<Card>({ name: (card) => card.name, points: (card) => card.points }, cards);

const heading = {
  required: ['id', 'name'],
  optional: ['memo'],
  words: {
    id: { name: { ja: '番号', en: 'Number' }, also: ['管理番号'] },
    name: { name: { ja: '氏名（全角）', en: 'Name' } },
  },
} as const;
const read = async (file: Buffer | string, expectedHeading: CsvHeading<string> = heading) => {
  const records = [];
  for await (const record of readCsv(Readable.from([Buffer.from(file)]), expectedHeading)) records.push(record);
  return records;
};
const refusalOf = async (file: Buffer | string): Promise<string> => {
  const error = await read(file).catch((thrown) => thrown);
  expect(error).toMatchObject({ state: 400, errors: { file: [{ ja: expect.any(String) }] } });
  return error.errors.file[0].en;
};

describe('writeCsv', () => {
  it('writes UTF-8 with a byte order mark and CRLF line ends', async () => {
    const file = await buffer(writeCards({ name: '髙橋 "花子", 様', points: 1 }));
    expect(file.toString('utf8')).toBe('\ufeffname,points\r\n"髙橋 ""花子"", 様",1\r\n');
  });

  it('writes Shift_JIS', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `髙橋①1\u22122か\u3099${i}`);
    const file = await buffer(writeCsv<string>({ 氏名: (name) => name }, rows, 'shift_jis'));
    const expected = rows.map((_, i) => `髙橋①1－2が${i}\r\n`);
    expect(iconv.decode(file, 'cp932')).toBe(`氏名\r\n${expected.join('')}`);
  });

  it('writes the heading even without rows', async () => {
    expect((await buffer(writeCards())).toString('utf8')).toBe('\ufeffname,points\r\n');
  });

  it.each(['=1+1', '+81', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
    'escapes the formula %j',
    async (name) => {
      const file = await text(writeCards({ name, points: 1 }));
      expect(file.replace(/"/g, '')).toContain(`\r\n'${name},1`);
    },
  );

  it('writes numbers unchanged and null as an empty cell', async () => {
    const file = await text(writeCards({ name: 'a', points: -500 }, { name: 'b', points: null }));
    expect(file.split('\r\n').slice(1)).toEqual(['a,-500', 'b,', '']);
  });

  it('takes rows only as fast as the file is read, and fails when the rows fail', async () => {
    let made = 0;
    const endless = function* () {
      for (;;) yield { name: `${made++}`, points: 1 };
    };
    const stream = writeCsv<Card>({ name: ({ name }) => name }, endless());
    for await (const _ of stream) break;
    expect(made).toBeLessThan(5000);
    const failing = function* () {
      yield { name: 'a', points: 1 };
      throw new Error('lost');
    };
    await expect(text(writeCsv<Card>({ name: ({ name }) => name }, failing()))).rejects.toThrow('lost');
  });

  it('writes cells that readCsv reads back unchanged', async () => {
    const names = ['=1+1', ' x', "it's", 'a\r\nb', '－', '"'];
    const file = await buffer(writeCsv<string>({ id: () => 1, name: (name) => name }, names));
    expect((await read(file)).map(({ cells }) => cells.name)).toEqual(names.map((name) => name.trim()));
  });
});

describe('readCsv', () => {
  const lines = 'id,name\r\n1,髙橋①\r\n';
  const expected = [{ line: 2, cells: { id: '1', name: '髙橋①', memo: '' } }];

  it.each([
    ['UTF-8', Buffer.from(lines)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${lines}`)],
    ['Shift_JIS', iconv.encode(lines, 'cp932')],
    ['UTF-16 with a byte order mark', iconv.encode(lines, 'utf-16le', { addBOM: true })],
    ['big-endian UTF-16 with a byte order mark', iconv.encode(lines, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a byte order mark', iconv.encode(lines, 'utf-16le')],
    ['tab-separated cells', Buffer.from(lines.replaceAll(',', '\t'))],
    ['semicolon-separated cells', Buffer.from(lines.replaceAll(',', ';'))],
    ['a heading in full-width capitals', Buffer.from(lines.replace('id,name', 'ＩＤ,Ｎａｍｅ'))],
    ['Japanese headings, with a remark and spaces', Buffer.from(lines.replace('id,name', ' 番 号 ,氏名(全角)'))],
    ['text formulas of a spreadsheet', Buffer.from(lines.replace('\n1,', '\n="1",'))],
  ])('reads %s', async (_, file) => {
    expect(await read(file)).toEqual(expected);
  });

  it('counts the lines of the file, including empty ones', async () => {
    const records = await read('name,番号\n\n a , 1 \n"b\nc",2\n\n\nd,3');
    expect(records.map(({ line, cells }) => [line, cells.id, cells.name])).toEqual([
      [3, '1', 'a'],
      [4, '2', 'b\nc'],
      [8, '3', 'd'],
    ]);
  });

  it('counts lines from the start of the file when others precede the heading', async () => {
    const file = '口座番号:,1234567\r\n照会日:,"2026/11/20, 10時"\r\n\r\n"管理\r\n番号",氏名\r\n1,a\r\n';
    expect(await read(file)).toEqual([{ line: 6, cells: { id: '1', name: 'a', memo: '' } }]);
    await expect(read(`${file}2,b,c\r\n`)).rejects.toMatchObject({
      errors: { file: [{ en: 'Line 7 has more cells than the heading.' }] },
    });
  });

  it('accepts a line without its last cells', async () => {
    expect(await read('id,name,memo\n1\n2,b,,,\n')).toEqual([
      { line: 2, cells: { id: '1', name: '', memo: '' } },
      { line: 3, cells: { id: '2', name: 'b', memo: '' } },
    ]);
  });

  it('refuses unknown columns unless they are ignored', async () => {
    expect(await refusalOf('id,name,price,memo\n')).toBe('These columns of line 1 are not known: price');
    expect(await read('x,id,name\n9,1,a\n', { ...heading, ignoresOthers: true })).toMatchObject([
      { cells: { id: '1', name: 'a' } },
    ]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['\n\n', 'The file is empty.'],
    ['nome,x\n', 'No heading was found: the file lacks these columns: Number, Name'],
    ['memo,id\n', 'The heading on line 1 lacks these columns: Name'],
    ['a\nb\nmemo;番号\n', 'The heading on line 3 lacks these columns: Name'],
    ['id,name,番号\n', 'The heading on line 1 has these columns twice: Number'],
    ['id,name\n1,a\n2,b,c\n', 'Line 3 has more cells than the heading.'],
    ['id,name\n1,"a\n', 'Line 2: a quotation mark (") is out of place.'],
    ['id,na"me\n', 'Line 1: a quotation mark (") is out of place.'],
    ['{"id":"1","name":"a"}', 'Line 1: a quotation mark (") is out of place.'],
    ['id,name\n1,"a"b\n', 'Line 2: a quotation mark (") is out of place.'],
    [Buffer.from([0, 0, 0, 0, 97, 98]), 'The text cannot be read. Save the file as CSV UTF-8 or Shift_JIS.'],
    [
      Buffer.from('PK\u0003\u0004workbook'),
      'This is an Excel workbook (.xlsx or .xls). Save it as CSV UTF-8, and send that file.',
    ],
    [`id,name\n${'1,a\n'.repeat(100_001)}`, 'The file is over 100,000 lines. Send it in parts.'],
    [Buffer.alloc(16 * 1_048_576 + 1, 'a'), 'The file is over 16 MB. Send it in parts.'],
  ])('refuses invalid file %# with its message', async (file, message) => {
    expect(await refusalOf(file)).toBe(message);
  });

  it('refuses a body that is no stream', async () => {
    await expect(readCsv('id,name\n', heading).next()).rejects.toMatchObject({ state: 400 });
  });

  it('lets other work run while it reads 50,000 lines', async () => {
    const file = `id,name\n${'1,カード\n'.repeat(50_000)}`;
    let isRead = false;
    let others = 0;
    const other = () => {
      others += 1;
      if (!isRead) setImmediate(other);
    };
    setImmediate(other);
    for await (const { line } of readCsv(Readable.from([Buffer.from(file)]), heading)) isRead = line === 50_001;
    expect(others).toBeGreaterThan(5);
  });

  it('yields each of 50,000 lines once', async () => {
    const file = `id,name\n${Array.from({ length: 50_000 }, (_, i) => `${i},カード`).join('\n')}`;
    const lines = [];
    for await (const { line } of readCsv(Readable.from([iconv.encode(file, 'cp932')]), heading)) lines.push(line);
    expect(lines).toEqual(Array.from({ length: 50_000 }, (_, i) => i + 2));
  });
});
