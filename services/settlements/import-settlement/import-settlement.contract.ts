import { IsIn, IsOptional, Matches } from 'class-validator';
import { FileQuery } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import { EXTERNAL_PROVIDERS, joinNames, type PaymentNames } from '../../platform/payments/providers.shared.js';

const PROVIDER = withMessage(
  `決済会社を ${EXTERNAL_PROVIDERS.join('・')} から選択してください。`,
  `Choose the provider: ${joinNames(EXTERNAL_PROVIDERS, ' or ')}.`,
);
const DAY = withMessage('精算日は 2026-01-31 の形で指定してください。', 'Enter the day as 2026-01-31.');

export type SettlingProvider = PaymentNames['external'];

export class ImportSettlementQuery extends FileQuery {
  @IsIn(EXTERNAL_PROVIDERS, PROVIDER)
  provider!: SettlingProvider;

  /** The day of the file in Tokyo; absent for the day of its first line. */
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, DAY)
  day?: string;
}

/** An invalid line. No line of its file is imported. */
export interface FaultyLineReport {
  readonly line: number;
  readonly order: string;
  /** The code of the fault, for programs. */
  readonly code: string;
  /** The text of the fault, for people. */
  readonly message: string;
}

/** The result of importing a provider's file of one day. */
export interface SettlementReport {
  /** The settlement's id. */
  readonly id: string;
  readonly provider: SettlingProvider;
  /** A day in Tokyo, `2026-01-31`. */
  readonly day: string;
  readonly lines: number;
  /** The number of lines that are, or would be, imported. */
  readonly ready: number;
  /** The number of lines imported before. */
  readonly unchanged: number;
  /** The number of invalid lines. */
  readonly refused: number;
  /** The invalid lines, at most 1,000. */
  readonly problems: readonly FaultyLineReport[];
  /** Yen received by the provider over all lines, and yen returned, as a positive amount. */
  readonly taken_yen: number;
  readonly given_back_yen: number;
  readonly fee: number;
  /** Yen that the provider pays out. */
  readonly payout: number;
  /** The results of comparing imported lines with the shop's payments. */
  readonly matched: number;
  readonly other_amount: number;
  readonly theirs_only: number;
  /** Money of that day that the shop knows and the file lacks. */
  readonly ours_only: number;
  /** True if there is work to do: new lines, or an earlier import that was interrupted. */
  readonly is_new: boolean;
}

export interface ImportSettlementCalls {
  /**
   * Imports a provider's file of one day. With `preview`, nothing is imported; otherwise the response is streamed line
   * by line.
   */
  'POST /admin-api/settlements/import': {
    query: ImportSettlementQuery;
    upload: 'text/csv';
    answer: SettlementReport;
    file: 'application/x-ndjson';
  };
}
