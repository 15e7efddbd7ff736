/** The fields of a record in order, with their widths in bytes. The rest of the 200 bytes is filler. */
type Layout = readonly (readonly [name: string, width: number])[];

const RECORD_BYTES = 200;

/** The layout of one type of file. */
export interface ZenginLayout {
  readonly header: Layout;
  readonly data: Layout;
  readonly trailer: Layout;
}

const HEADER = [
  ['record', 1],
  ['kind', 2],
  ['code', 1],
  ['made', 6],
  ['from', 6],
  ['to', 6],
  ['bank', 4],
  ['bankName', 15],
  ['branch', 3],
  ['branchName', 15],
] as const;

/** 振込入金通知, type 01: deposits only. */
const DEPOSIT_NOTICE: ZenginLayout = {
  header: [...HEADER, ['accountKind', 1], ['account', 7], ['holder', 40]],
  data: [
    ['record', 1],
    ['enquiry', 6],
    ['booked', 6],
    ['value', 6],
    ['yen', 10],
    ['drafts', 10],
    ['senderCode', 10],
    ['sender', 48],
    ['sendingBank', 15],
    ['sendingBranch', 15],
    ['cancelled', 1],
    ['edi', 20],
  ],
  trailer: [
    ['record', 1],
    ['count', 6],
    ['total', 12],
    ['otherCount', 6],
    ['otherTotal', 12],
  ],
};

/** 入出金取引明細, type 03: incoming and outgoing money. */
const ACCOUNT_STATEMENT: ZenginLayout = {
  header: [...HEADER, ['dummy', 3], ['accountKind', 1], ['account', 10], ['holder', 40]],
  data: [
    ['record', 1],
    ['enquiry', 8],
    ['booked', 6],
    ['value', 6],
    ['direction', 1],
    ['transaction', 2],
    ['yen', 12],
    ['drafts', 12],
    ['presented', 6],
    ['dishonoured', 6],
    ['draftKind', 1],
    ['draftNumber', 7],
    ['sisterBranch', 3],
    ['senderCode', 10],
    ['sender', 48],
    ['sendingBank', 15],
    ['sendingBranch', 15],
    ['summary', 20],
    ['edi', 20],
  ],
  trailer: [
    ['record', 1],
    ['count', 6],
    ['total', 13],
    ['otherCount', 6],
    ['otherTotal', 13],
    ['overdraft', 1],
    ['balance', 14],
    ['records', 7],
  ],
};

/** Layouts by the type code in the header. */
export const ZENGIN_LAYOUTS: Readonly<Record<string, ZenginLayout>> = { '01': DEPOSIT_NOTICE, '03': ACCOUNT_STATEMENT };

/** Splits a record of 200 bytes into trimmed fields. Half-width kana are one byte and one letter each. */
export const fieldsOf = (record: string, layout: Layout): Readonly<Record<string, string>> => {
  let at = 0;
  const fields = layout.map(([name, width]) => {
    at += width;
    return [name, record.slice(at - width, at).trim()] as const;
  });
  return Object.fromEntries(fields);
};

/**
 * Splits a file into records, with or without line breaks. Records of another length are kept, and an empty last one
 * is dropped.
 */
export const recordsOf = (text: string): readonly string[] => {
  if (/[\r\n]/.test(text)) return text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  return Array.from({ length: Math.ceil(text.length / RECORD_BYTES) }, (_, index) =>
    text.slice(index * RECORD_BYTES, (index + 1) * RECORD_BYTES),
  );
};

export const isWholeRecord = (record: string): boolean => record.length === RECORD_BYTES;
