import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import type { TokyoDate } from '../../../kernel/time.js';
import { type BankLine, buildZenginFile } from './bank-file.fixture.js';
import { ownAccountOf, readStatement } from './read-statement.js';

const rules = { account: { number: '1234567', branch: '123' }, today: '2026-11-22' as TokyoDate };
const LINES: readonly BankLine[] = [
  { enquiry: 7, yen: 3000, sender: '12345 ﾔﾏﾀﾞ ﾀﾛｳ' },
  { enquiry: 8, yen: 500, sender: 'ｶ)ｵﾘﾊﾟ', isReversal: true },
];
const read = (file: Buffer) => readStatement(file, rules);
const linesOf = async (file: Buffer) => (await read(file)).statement?.lines;
const problemsOf = async (file: Buffer) =>
  ((await read(file)).problems ?? []).map(({ line, message: { ja, en } }) => [line, en.split(/[.:,;]/)[0], ja !== '']);

describe('a Zengin file', () => {
  it.each(['\r\n', '\n', ''])('accepts line breaks or none: %j', async (lineBreak) => {
    expect(await linesOf(buildZenginFile(LINES, { lineBreak }))).toEqual([
      {
        line: 2,
        bookedOn: '2026-11-20',
        enquiry: '7',
        yen: 3000,
        sender: '12345 ﾔﾏﾀﾞ ﾀﾛｳ',
        isReversal: false,
        balance: null,
        mayRepeatBalance: false,
      },
      {
        line: 3,
        bookedOn: '2026-11-20',
        enquiry: '8',
        yen: 500,
        sender: 'ｶ)ｵﾘﾊﾟ',
        isReversal: true,
        balance: null,
        mayRepeatBalance: false,
      },
    ]);
  });

  it('reads incoming money of an account statement, and skips outgoing money', async () => {
    const lines = [LINES[0]!, { enquiry: 9, yen: 99, sender: 'ﾃｽｳﾘﾖｳ', isWithdrawal: true }];
    expect(await linesOf(buildZenginFile(lines, { kind: '03' }))).toMatchObject([
      { yen: 3000, sender: '12345 ﾔﾏﾀﾞ ﾀﾛｳ' },
    ]);
    expect(await problemsOf(buildZenginFile(lines, { kind: '03', more: 1 }))).toEqual([
      [4, 'The counts or totals do not match the lines', true],
    ]);
  });

  it('accepts several groups of several accounts', async () => {
    const end = Buffer.from(`9${' '.repeat(199)}\r\n`);
    const group = (file: Buffer) => file.subarray(0, -202);
    const other = group(buildZenginFile([{ enquiry: 1, yen: 1, sender: 'ｱ' }], { account: '7654321' }));
    const ownGroups = [
      group(buildZenginFile([LINES[0]!])),
      group(buildZenginFile([{ ...LINES[0]!, enquiry: 9, yen: 700 }])),
    ];
    const read = await linesOf(Buffer.concat([ownGroups[0]!, other, ownGroups[1]!, end]));
    expect(read).toMatchObject([
      { line: 2, enquiry: '7', yen: 3000 },
      { line: 8, enquiry: '9', yen: 700 },
    ]);
    expect(await linesOf(Buffer.concat([ownGroups[0]!, end, ownGroups[1]!, end]))).toHaveLength(2);
    expect(await problemsOf(Buffer.concat([other, other, end]))).toEqual([
      [1, 'The file is for another account', true],
    ]);
    const wrong = group(buildZenginFile([{ ...LINES[0]!, enquiry: 9 }], { more: 1 }));
    expect(await problemsOf(Buffer.concat([ownGroups[0]!, wrong, end]))).toEqual([
      [6, 'The counts or totals do not match the lines', true],
    ]);
  });

  it('accepts a file without transfers, and a control character at the end', async () => {
    expect(await linesOf(Buffer.concat([buildZenginFile([]), Buffer.from('\u001a')]))).toEqual([]);
  });

  const file = buildZenginFile(LINES);
  const noTrailer = Buffer.concat([file.subarray(0, 3 * 202), file.subarray(4 * 202)]);
  /** Builds a statement of one line whose trailer contains a record count. */
  const recordsFile = (records: string): Buffer => {
    const bytes = Buffer.from(buildZenginFile([LINES[0]!], { kind: '03' }));
    bytes.write(records, 2 * 202 + 54);
    return bytes;
  };

  it('accepts a record count in the trailer', async () => {
    expect(await linesOf(recordsFile('0000001'))).toHaveLength(1);
  });

  it.each<[string, Buffer, unknown[]]>([
    [
      'totals that differ',
      buildZenginFile(LINES, { more: 1 }),
      [[4, 'The counts or totals do not match the lines', true]],
    ],
    ['another account', buildZenginFile(LINES, { account: '7654321' }), [[1, 'The file is for another account', true]]],
    ['another branch', buildZenginFile(LINES, { branch: '124' }), [[1, 'The file is for another account', true]]],
    ['its end cut off', file.subarray(0, 3 * 202), [[null, 'The file breaks off before its end', true]]],
    ['its last record cut off', file.subarray(0, 700), [[null, 'The file breaks off before its end', true]]],
    [
      'a byte lost',
      Buffer.concat([file.subarray(0, 250), file.subarray(251)]),
      [[2, 'The record is not 200 bytes long', true]],
    ],
    [
      'another first record',
      Buffer.concat([Buffer.from('121'), file.subarray(3)]),
      [[1, 'This is not a Zengin file of deposits (type 01) or of an account statement (type 03)', true]],
    ],
    [
      'a trailer in the middle',
      Buffer.concat([file.subarray(0, 404), file.subarray(606, 808), file.subarray(404)]),
      [[4, 'The record is out of place', true]],
    ],
    ['UTF-8', iconv.encode(iconv.decode(file, 'Shift_JIS'), 'utf8'), [[null, 'Wrong character encoding', true]]],
    ['EBCDIC', Buffer.from([0xf1, 0xf0, 0xf1, 0xf0]), [[null, 'Wrong character encoding', true]]],
    ['a day that is none', buildZenginFile([{ ...LINES[0]!, day: '081131' }]), [[2, 'The date cannot be read', true]]],
    [
      'a day of another era',
      buildZenginFile([{ ...LINES[0]!, day: '301120' }]),
      [[2, 'The day is in the future', true]],
    ],
    ['no amount', buildZenginFile([{ ...LINES[0]!, yen: 0 }]), [[2, 'The amount cannot be read', true]]],
    ['another count of records', recordsFile('0000002'), [[3, 'The counts or totals do not match the lines', true]]],
    ['no trailer', noTrailer, [[4, 'The record is out of place', true]]],
    ['a line twice', buildZenginFile([LINES[0]!, LINES[0]!]), [[3, 'Two lines have the same bank reference', true]]],
  ])('rejects a file with %s', async (_, bytes, problems) => expect(await problemsOf(bytes)).toEqual(problems));
});

describe('a bank’s CSV', () => {
  const csv = (text: string) => iconv.encode(text, 'cp932');

  it('recognises the banks’ names of the columns', async () => {
    const rows = ['令和8年11月20日,000007,"3,000",12345 ﾔﾏﾀﾞ,', '2026/11/20,8,500,ｽｽﾞｷ,取消', '2026/11/20,9,,ﾃｽｳﾘﾖｳ,'];
    expect(await linesOf(csv(['取引日,照会番号,入金金額,振込依頼人名,取消', ...rows].join('\r\n')))).toEqual([
      {
        line: 2,
        bookedOn: '2026-11-20',
        enquiry: '7',
        yen: 3000,
        sender: '12345 ﾔﾏﾀﾞ',
        isReversal: false,
        balance: null,
        mayRepeatBalance: true,
      },
      {
        line: 3,
        bookedOn: '2026-11-20',
        enquiry: '8',
        yen: 500,
        sender: 'ｽｽﾞｷ',
        isReversal: true,
        balance: null,
        mayRepeatBalance: true,
      },
    ]);
  });

  it('names each invalid line and rejects the whole file', async () => {
    const rows = ['2026-11-20,1,100,ｱ', '11/20,2,100,ｱ', '20261120,3,many,ｱ', '2030-01-01,4,100,ｱ'];
    expect((await problemsOf(csv(['取引日,照会番号,金額,摘要', ...rows].join('\n')))).map(([line]) => line)).toEqual([
      3, 4, 5,
    ]);
  });

  it('rejects another account that a column names', async () => {
    const problems = await problemsOf(csv('口座番号,取引日,金額,摘要\n普通 7654321,2026-11-20,100,ｱ\n'));
    expect(problems).toEqual([[2, 'The file is for another account', true]]);
    expect(await linesOf(csv('口座番号,取引日,金額,摘要\n普通 1234567,2026-11-20,100,ｱ\n'))).toHaveLength(1);
  });

  it('rejects a file cut off within a line', async () => {
    const whole = '取引日,金額,摘要\n2026-11-20,3000,ｱ\n2026-11-20,4000,ｲ';
    expect(await linesOf(csv(whole))).toHaveLength(2);
    expect(await problemsOf(csv(whole.slice(0, -4)))).toEqual([
      [null, 'Line 3 has fewer cells than the heading', true],
    ]);
  });

  it('offers a choice of columns if one is missing', async () => {
    expect(await read(csv('取引日,残高\n'))).toMatchObject({ isUnknown: true, problems: [{ line: null }] });
  });

  it.each([
    ['1,000円', 1000],
    ['¥1,000', 1000],
    ['￥1,000', 1000],
    ['１，０００', 1000],
    ['1000.00', 1000],
    ['1 000', 1000],
    ['(1,000)', -1000],
    ['-1,000', -1000],
    ['−1,000', -1000],
    ['▲1,000', -1000],
  ])('reads the amount %s as %i', async (text, amount) => {
    const lines = await linesOf(Buffer.from(`取引日,入金金額,摘要\n2026-11-20,"${text}",ｱ\n`));
    expect(lines).toMatchObject([{ yen: Math.abs(amount), isReversal: amount < 0 }]);
  });

  it.each(['1.000', '1,00', '1.5', '1,000-500', '1e3'])(
    'names an amount such as %s instead of guessing',
    async (text) => {
      expect(await problemsOf(csv(`取引日,入金金額,摘要\n2026-11-20,"${text}",ｱ\n`))).toEqual([
        [2, 'Column “Money in”', true],
      ]);
    },
  );

  it.each(['11/20', '11月20日', '11-20', '１１／２０', '11/20(金)'])(
    'reports that the date %s has no year',
    async (text) => {
      const { problems } = await read(csv(`取引日,金額,摘要\n${text},100,ｱ\n`));
      expect(problems).toMatchObject([{ line: 2, message: { ja: expect.stringContaining('年がありません') } }]);
    },
  );

  it('uses the column of the year if there is one', async () => {
    const { problems } = await read(csv('年,月,日,金額,摘要\n,11,20,100,ｱ\n'));
    expect(problems).toMatchObject([{ line: 2, message: { en: expect.stringContaining('no year') } }]);
  });

  it('accepts line breaks in quoted cells, also in the heading', async () => {
    const file = '"取引\n日",金額,摘要\r\n2026-11-20,100,"12345\nﾔﾏﾀﾞ"\r\n2026-11-20,many,ｱ\r\n';
    expect(await problemsOf(csv(file))).toEqual([[5, 'Column “Amount”', true]]);
    expect(await linesOf(csv(file.replace('many', '200')))).toMatchObject([
      { line: 3, yen: 100 },
      { line: 5, yen: 200 },
    ]);
  });

  it.each([
    ['no bytes', ''],
    ['a mark alone', '\ufeff'],
    ['empty lines', '\r\n\r\n'],
  ])('rejects %s as empty', async (_, text) => {
    const read = await readStatement(Buffer.from(text), rules);
    expect(read).toMatchObject({ isUnknown: false, problems: [{ message: { ja: 'ファイルが空です。' } }] });
  });

  it('reads no transfers from a heading alone', async () => {
    expect(await linesOf(csv('取引日,金額,摘要\n'))).toEqual([]);
  });

  it.each(['utf-16le', 'utf-16be'])('accepts %s, with a byte order mark or without', async (encoding) => {
    const text = '取引日,金額,摘要\n2026-11-20,100,ﾔﾏﾀﾞ\n';
    for (const addBOM of [true, false])
      expect(await linesOf(iconv.encode(text, encoding, { addBOM }))).toMatchObject([{ yen: 100, sender: 'ﾔﾏﾀﾞ' }]);
  });

  it.each([
    ['口座番号,7654321', 2],
    ['口座番号：普通　７６５４３２１', 2],
    ['"口座番号","普通預金 123-7654321"', 2],
    ['Account number: 7654321', 2],
  ])('rejects another account that a line before the heading names: %s', async (line, at) => {
    const file = (named: string) => csv(`口座情報\n${named}\n取引日,金額,摘要\n2026-11-20,100,ｱ\n`);
    expect(await problemsOf(file(line))).toEqual([[at, 'The file is for another account', true]]);
    expect(await linesOf(file(line.normalize('NFKC').replace('7654321', '1234567')))).toHaveLength(1);
  });

  it.each(['口座番号,***4321', 'お客さま口座番号：XXXXX-XXXXXXXX', '口座番号,12345-12345671'])(
    'ignores an incomplete account before the heading: %s',
    async (line) => {
      expect(await linesOf(csv(`${line}\n取引日,金額,摘要\n2026-11-20,100,ｱ\n`))).toHaveLength(1);
    },
  );

  it('marks the days on which outgoing money is possible', async () => {
    const rows = ['2026-11-19,,100,ｱ,1', '2026-11-20,,100,ｱ,1', '2026-11-20,50,,ｲ,1'];
    const listed = csv(['取引日,出金金額,入金金額,摘要,残高', ...rows].join('\n'));
    expect((await linesOf(listed))?.map((line) => line.mayRepeatBalance)).toEqual([false, true]);
  });
});

it('derives the expected account from the account that members see', () => {
  const of = (account: string, branch: string) => ownAccountOf({ bank: 'x', holder: 'x', account, branch });
  expect(of('普通 1234567', '本店営業部 (123)')).toEqual({ number: '1234567', branch: '123' });
  expect(of('普通　０１２３４５６', '本店営業部')).toEqual({ number: '0123456', branch: null });
});
