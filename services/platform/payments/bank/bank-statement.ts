import type { Bilingual } from '../../../kernel/languages.js';
import type { Yen } from '../../../kernel/money.js';
import type { TokyoDate } from '../../../kernel/time.js';
import type { BankProfile } from './bank-profiles.js';

/** Incoming money, from one line of the bank's file. */
export interface StatementLine {
  /** The line number in the file, from 1. */
  readonly line: number;
  readonly bookedOn: TokyoDate;
  /** The bank's number of the transfer; '' if it has none. */
  readonly enquiry: string;
  readonly yen: Yen;
  /** The sender as the bank prints it, in half-width kana. */
  readonly sender: string;
  /** The sender's bank reverses an earlier line. */
  readonly isReversal: boolean;
  /** The account balance after the transfer; null if the file does not contain it. */
  readonly balance: Yen | null;
  /** Outgoing money is possible on this day, so another line of the day may have the same balance. */
  readonly mayRepeatBalance: boolean;
}

/** A file that was read completely. */
export interface Statement {
  readonly format: 'zengin' | 'csv';
  /** The bank's profile; null for a Zengin file. */
  readonly profile: BankProfile | null;
  readonly lines: readonly StatementLine[];
}

/** The reason why a file is rejected, and its location. */
export interface StatementProblem {
  /** The line number from 1; null if the problem concerns the whole file. */
  readonly line: number | null;
  readonly message: Bilingual;
}

export type StatementRead =
  | { readonly statement: Statement; readonly problems?: undefined }
  | {
      readonly problems: readonly StatementProblem[];
      readonly statement?: undefined;
      /** No profile matches the headings; an operator must assign the columns. */
      readonly isUnknown?: boolean;
    };

/** The account that a file must belong to. */
export interface OwnAccount {
  /** Digits only. */
  readonly number: string;
  /** Three digits; null if the shop's settings do not name the branch. */
  readonly branch: string | null;
}

/** The rules for reading a file. */
export interface StatementRules {
  readonly account: OwnAccount;
  readonly today: TokyoDate;
  /** Profiles that operators have described. They take precedence over built-in profiles. */
  readonly profiles?: readonly BankProfile[];
}
