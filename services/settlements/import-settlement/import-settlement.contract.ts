import { IsIn, IsOptional, Matches } from 'class-validator';
import { FileQuery } from '../../platform/console-api/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';
import { EXTERNAL_PROVIDERS, joinNames, type PaymentNames } from '../../platform/payments/providers.shared.js';

const PROVIDER = says(
  `決済会社を ${EXTERNAL_PROVIDERS.join('・')} から選択してください。`,
  `Choose the provider: ${joinNames(EXTERNAL_PROVIDERS, ' or ')}.`,
);
const DAY = says('精算日は 2026-01-31 の形で指定してください。', 'Enter the day as 2026-01-31.');

export type SettlingProvider = PaymentNames['external'];

export class ImportSettlementQuery extends FileQuery {
  @IsIn(EXTERNAL_PROVIDERS, PROVIDER)
  provider!: SettlingProvider;

  /** The day in Tokyo that the file is of; absent: the one of its first line. */
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, DAY)
  day?: string;
}

/** A line that cannot be true: nothing of its file is taken. */
export interface FaultyLineReport {
  readonly line: number;
  readonly order: string;
  /** What it is, for programs. */
  readonly code: string;
  /** And for people. */
  readonly message: string;
}

/** What becomes of a provider's file of one day. */
export interface SettlementReport {
  /** The settlement's id. */
  readonly id: string;
  readonly provider: SettlingProvider;
  /** In Tokyo, `2026-01-31`. */
  readonly day: string;
  readonly lines: number;
  /** Lines that are, or would be, taken. */
  readonly ready: number;
  /** Lines that were taken before. */
  readonly unchanged: number;
  /** Lines that cannot be true. */
  readonly refused: number;
  /** They, the first thousand. */
  readonly problems: readonly FaultyLineReport[];
  /** Yen that the provider took, of all lines; and gave back, above zero. */
  readonly taken_yen: number;
  readonly given_back_yen: number;
  readonly fee: number;
  /** What it pays out. */
  readonly payout: number;
  /** Of the lines that are taken: what they are beside the shop's payments. */
  readonly matched: number;
  readonly other_amount: number;
  readonly theirs_only: number;
  /** Money of that day that the shop knows of and the file does not. */
  readonly ours_only: number;
  /** There is something to carry out: lines to take, or an earlier import that was broken off. */
  readonly is_new: boolean;
}

export interface ImportSettlementCalls {
  /** A provider's file of one day. With `preview` nothing is done; else the answer grows line by line as it is. */
  'POST /admin-api/settlements/import': {
    query: ImportSettlementQuery;
    upload: 'text/csv';
    answer: SettlementReport;
    file: 'application/x-ndjson';
  };
}
