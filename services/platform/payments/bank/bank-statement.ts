import type { Bilingual } from '../../../kernel/languages.js';
import type { Yen } from '../../../kernel/money.js';
import type { TokyoDate } from '../../../kernel/time.js';
import type { BankProfile } from './bank-profiles.js';

/** Money that came into the shop's account, as one line of the bank's file tells it. */
export interface StatementLine {
  /** Counted from 1, in the file. */
  readonly line: number;
  readonly bookedOn: TokyoDate;
  /** The bank's own number of it; '' where it gives none. */
  readonly enquiry: string;
  readonly yen: Yen;
  /** As the bank prints it, in half-width kana. */
  readonly sender: string;
  /** The sender's bank takes an earlier line back. */
  readonly isReversal: boolean;
  /** The account's balance after it; null where the file does not give it. */
  readonly balance: Yen | null;
  /** Money may have gone out on its day, so that another line of the day may have the same balance. */
  readonly mayRepeatBalance: boolean;
}

/** A file that was read whole. */
export interface Statement {
  readonly format: 'zengin' | 'csv';
  /** The bank's way to write it; null for a file of the Zengin system. */
  readonly profile: BankProfile | null;
  readonly lines: readonly StatementLine[];
}

/** Why a file is not taken, and where. */
export interface StatementProblem {
  /** Counted from 1; null where it concerns the whole file. */
  readonly line: number | null;
  readonly message: Bilingual;
}

export type StatementRead =
  | { readonly statement: Statement; readonly problems?: undefined }
  | {
      readonly problems: readonly StatementProblem[];
      readonly statement?: undefined;
      /** No profile knows the headings: somebody has to say which column is which. */
      readonly isUnknown?: boolean;
    };

/** The account that a file must be of. */
export interface OwnAccount {
  /** Digits. */
  readonly number: string;
  /** Three digits; null where the shop's settings do not name it. */
  readonly branch: string | null;
}

/** What a file is read against. */
export interface StatementRules {
  readonly account: OwnAccount;
  readonly today: TokyoDate;
  /** Ways to write a file that operators have described; they count before those that the shop knows. */
  readonly profiles?: readonly BankProfile[];
}
