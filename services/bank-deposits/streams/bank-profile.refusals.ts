import type { Refusal } from '../../kernel/decision.js';
import type { StatementColumn } from '../../platform/payments/bank/statement-columns.shared.js';

/** The reasons why a layout is not saved or removed. */
export type BankProfileRefusal =
  | (Refusal<'ColumnMissing'> & { readonly column: StatementColumn })
  | (Refusal<'HeadingTwice'> & { readonly column: StatementColumn })
  | (Refusal<'SameHeadings'> & { readonly name: string })
  | Refusal<'NameTaken' | 'TooMany' | 'IsRemoved'>;
