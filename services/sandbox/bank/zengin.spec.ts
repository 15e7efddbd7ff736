import { describe, expect, it } from '@jest/globals';
import { buildZenginFile, toReiwa } from './zengin.js';

const ACCOUNT = {
  bankCode: '0005',
  bankKana: 'サンドボックス',
  branchCode: '123',
  branchKana: 'ホンテン',
  number: '1234567',
  holderKana: 'カ）オリパショップ',
};
const deposit = { enquiry: 7, day: '2026-11-20', yen: 3000, sender: '12345 ヤマダ タロウ', isCancelled: false };

const recordsOf = (file: Buffer) =>
  Array.from({ length: file.length / 202 }, (_, index) => file.subarray(index * 202, index * 202 + 202));
const text = (bytes: Buffer, from: number, to: number) => new TextDecoder('shift_jis').decode(bytes.subarray(from, to));

describe('Zengin file', () => {
  const file = buildZenginFile(
    ACCOUNT,
    [deposit, { ...deposit, enquiry: 8, yen: 500, isCancelled: true }],
    '2026-11-21',
  );
  const [header, line, cancelled, trailer, end] = recordsOf(file) as [Buffer, Buffer, Buffer, Buffer, Buffer];

  it('has records of 200 bytes, each with a line break', () => {
    expect(file.length).toBe(5 * 202);
    expect(recordsOf(file).map((record) => text(record, 200, 202))).toEqual(Array(5).fill('\r\n'));
    expect(recordsOf(file).map((record) => text(record, 0, 1))).toEqual(['1', '2', '2', '8', '9']);
    expect(text(end, 1, 200).trim()).toBe('');
  });

  it('begins with the account and the days of Reiwa', () => {
    expect(text(header, 0, 26)).toBe('10100811210811200811200005'.slice(0, 26));
    expect(text(header, 26, 41)).toBe('ｻﾝﾄﾞﾎﾞﾂｸｽ'.padEnd(15));
    expect(text(header, 41, 44)).toBe('123');
    expect(text(header, 59, 67)).toBe('11234567');
    expect(text(header, 67, 107)).toBe('ｶ)ｵﾘﾊﾟｼﾖﾂﾌﾟ'.padEnd(40));
  });

  it('has the fields of each deposit at their positions', () => {
    expect(text(line, 1, 49)).toBe(`000007${'081120'.repeat(2)}0000003000${'0'.repeat(20)}`);
    expect(text(line, 49, 97)).toBe('12345 ﾔﾏﾀﾞ ﾀﾛｳ'.padEnd(48));
    expect(text(line, 127, 128)).toBe(' ');
    expect(text(cancelled, 127, 128)).toBe('1');
  });

  it('ends with the counts and totals of deposits and cancellations', () => {
    expect(text(trailer, 1, 37)).toBe('000001000000003000000001000000000500');
  });

  it('has no deposit records when there are no deposits', () =>
    expect(buildZenginFile(ACCOUNT, [], '2026-11-21')).toHaveLength(3 * 202));
});

it('counts years of the Reiwa era from 2019', () => {
  expect(toReiwa('2019-05-01')).toBe('010501');
  expect(toReiwa('2026-11-22')).toBe('081122');
});
