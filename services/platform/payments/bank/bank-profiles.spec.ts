import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import type { TokyoDate } from '../../../kernel/time.js';
import { OWN_HEADINGS, ownProfileOf } from './bank-profiles.js';
import { readStatement } from './read-statement.js';
import { readSender } from './sender-name.js';

const rules = { account: { number: '1234567', branch: '123' }, today: '2026-11-22' as TokyoDate };
const read = async (lines: readonly string[], encoding = 'cp932', lineBreak = '\r\n') =>
  readStatement(iconv.encode(lines.map((line) => line + lineBreak).join(''), encoding, { addBOM: true }), rules);

/** A sample file of each bank, with an incoming transfer and a fee. */
const GOLDEN: readonly (readonly [id: string, lines: readonly string[], encoding?: string])[] = [
  [
    'mufg',
    [
      '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ","未資金化区分","入払区分"',
      '"2026/11/20","振込１","12345 ﾔﾏﾀﾞ ﾀﾛｳ","","3,000","103,000","","","入金"',
      '"2026/11/20","手数料","ﾌﾘｺﾐﾃｽｳﾘﾖｳ","220","","102,780","","","出金"',
    ],
  ],
  [
    'smbc',
    [
      '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル',
      'R8.11.20,,3000,"振込 12345 ﾔﾏﾀﾞ ﾀﾛｳ",103000,,',
      'R8.11.20,220,,"ﾃｽｳﾘﾖｳ",102780,,',
    ],
  ],
  [
    'mizuho',
    [
      ...[
        '口座情報',
        '店名,本店',
        '科目,普通',
        '口座番号,1234567',
        '名義,ｵﾘﾊﾟ',
        '',
        '照会期間,2026.11.01～2026.11.20',
        '明細',
      ],
      '日付,お引出金額,お預入金額,お取引内容',
      '2026.11.20,-,3000,振込　12345 ﾔﾏﾀﾞ ﾀﾛｳ',
      '2026.11.20,220,-,ﾃｽｳﾘﾖｳ',
    ],
  ],
  [
    'mizuho-business',
    [
      '"照会口座","番号","勘定日","起算日","出金金額（円）","入金金額（円）","小切手区分","残高（円）","取引区分","明細区分","金融機関名","支店名","摘要"',
      '"普通 1234567","1","2026年11月20日","2026年11月20日","","3,000","","103,000","入金","振込","竹の子","本店","12345 ﾔﾏﾀﾞ ﾀﾛｳ"',
      '"普通 1234567","2","2026年11月20日","2026年11月20日","220","","","102,780","出金","","","","ﾃｽｳﾘﾖｳ"',
    ],
  ],
  [
    'rakuten',
    [
      '取引日,入出金(円),取引後残高(円),入出金内容',
      '20261120,3000,103000,竹の子銀行 本店 普通預金 7654321 12345 ヤマダ タロウ',
      '20261120,-220,102780,振込手数料',
    ],
  ],
  [
    'paypay',
    [
      '"操作日(年)","操作日(月)","操作日(日)","操作時刻(時)","操作時刻(分)","操作時刻(秒)","取引順番号","摘要","お支払金額","お預り金額","残高","メモ"',
      '"2026","11","20","10","00","01","00100","振込　12345 ヤマダ　タロウ","","3000","103000","-"',
      '"2026","11","20","10","00","02","00101","振込手数料","220","","102780","-"',
    ],
  ],
  [
    'sbi-sumishin',
    [
      '"日付","内容","出金金額(円)","入金金額(円)","残高(円)","メモ"',
      '"2026/11/20","振込＊１２３４５　ヤマダ　タロウ","","3,000","103,000","-"',
      '"2026/11/20","振込手数料","220","","102,780","-"',
    ],
  ],
  [
    'japan-post-bank',
    [
      ...[
        'お客さま口座情報',
        '現在高：,"102,780",円,',
        '出力日時：令和 08 年 11 月 21 日',
        'お客さま口座番号：XXXXX-XXXXXXXX',
      ],
      ...['照会対象：全期間', '明細件数：2'],
      '取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高,',
      '20261120,202611200000001,3000,,送金,12345 ヤマダ タロウ,103000,',
      '20261120,202611200000002,,220,料　金,テスウリヨウ,102780,',
    ],
  ],
  [
    'gmo-aozora',
    [
      '日付,摘要,入金金額,出金金額,残高,メモ',
      '20261120,振込 12345 ﾔﾏﾀﾞ ﾀﾛｳ,3000,,103000,',
      '20261120,振込手数料,,220,102780,',
    ],
    'utf8',
  ],
];

describe('the file of a bank', () => {
  it.each(GOLDEN.map(([id, lines, encoding = 'cp932']) => [id, lines, encoding] as const))(
    'reads %s unchanged',
    async (id, lines, encoding) => {
      const { statement, problems } = await read(lines, encoding);
      expect(problems).toBeUndefined();
      expect(statement).toMatchObject({
        format: 'csv',
        profile: { id },
        lines: [{ bookedOn: '2026-11-20', yen: 3000 }],
      });
      expect(statement!.lines[0]!.balance).toBe(id === 'mizuho' ? null : 103_000);
      expect(readSender(statement!.lines[0]!.sender)).toEqual({ number: '12345', key: 'ヤマダタロウ' });
    },
  );

  it.each(['utf8', 'utf-16le', 'utf-16be', 'cp932'])('accepts %s with tabs or semicolons', async (encoding) => {
    for (const separator of ['\t', ';']) {
      const lines = ['取引日,入金額,振込依頼人,残高', '令和８年１１月２０日,￥３０００,ﾔﾏﾀﾞ,１０３０００円'];
      const file = lines.map((line) => line.replaceAll(',', separator));
      expect((await read(file, encoding, '\n')).statement?.lines).toMatchObject([
        { bookedOn: '2026-11-20', yen: 3000, balance: 103_000 },
      ]);
    }
  });

  it.each([
    ['26/11/20', '2026-11-20'],
    ['8.11.20', '2026-11-20'],
    ['R081120', '2026-11-20'],
    ['2026/11/20(金)', '2026-11-20'],
    ['2026/11/20 10:23:45', '2026-11-20'],
    ['２０２６年１１月２０日', '2026-11-20'],
  ])('accepts dates like %s', async (text, day) => {
    const { statement } = await read(['日付,入金額,摘要', `${text},100,ｱ`]);
    expect(statement?.lines).toMatchObject([{ bookedOn: day }]);
  });

  it('names the line and column of an unreadable value', async () => {
    const { problems } = await read(['日付,お引出金額,お預入金額,お取引内容', '2026.11.20,-,many,ｱ', 'sometime,-,5,ｱ']);
    expect(problems).toMatchObject([
      {
        line: 2,
        message: { ja: expect.stringContaining('「入金金額」の列'), en: expect.stringContaining('Money in') },
      },
      { line: 3, message: { ja: expect.stringContaining('「取引日」の列') } },
    ]);
  });

  it('treats a negative or marked line as a reversal by the bank', async () => {
    const { statement } = await read(['日付,入金額,摘要', '2026/11/20,-100,ｱ']);
    expect(statement?.lines).toMatchObject([{ yen: 100, isReversal: true }]);
  });
});

it('reads incoming money from its own column, whatever the bank’s direction code', async () => {
  const lines = ['日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,入払区分', '2026/11/20,振込,ｱ,,3000,103000,2'];
  expect((await read(lines)).statement?.lines).toMatchObject([{ yen: 3000 }]);
});

describe('an owner’s profile', () => {
  const text = '取引日=計上の日; Money in=ご入金（税込）；振込依頼人名 = おなまえ';
  const lines = ['何か', 'おなまえ,ご入金（税込）,計上の日,残高', '12345 ﾔﾏﾀﾞ,3000,2026/11/20,9'];

  it('reads a file that matches no built-in profile', async () => {
    const profile = ownProfileOf(text)!;
    const file = Buffer.from(lines.join('\n'));
    expect(await readStatement(file, rules)).toMatchObject({ isUnknown: true, problems: [{ line: null }] });
    const { statement } = await readStatement(file, { ...rules, profiles: [profile] });
    expect(statement).toMatchObject({
      profile: { id: 'own' },
      lines: [{ bookedOn: '2026-11-20', yen: 3000, sender: '12345 ﾔﾏﾀﾞ', balance: 9 }],
    });
  });

  it('leaves other files to the built-in profiles', async () => {
    const [id, golden] = GOLDEN[0]!;
    const bytes = iconv.encode(golden.join('\r\n'), 'cp932');
    const { statement } = await readStatement(bytes, { ...rules, profiles: [ownProfileOf(text)!] });
    expect(statement?.profile?.id).toBe(id);
  });

  it.each(['', '=', 'x=y', '取引日', '取引日='])('rejects %j', (wrong) => {
    expect(OWN_HEADINGS.test(wrong)).toBe(false);
    expect(ownProfileOf(wrong)).toBeNull();
  });

  it('parses as a valid setting', () => {
    for (const good of [text, 'booked_on=a;in=b;sender=c', '取引日（年）=年;取引日（月）=月;取引日（日）=日'])
      expect(OWN_HEADINGS.test(good)).toBe(true);
  });
});
