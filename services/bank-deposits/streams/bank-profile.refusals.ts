import type { Refusal } from '../../kernel/decision.js';
import type { StatementColumn } from '../../platform/payments/bank/statement-columns.shared.js';

/** Why a layout of bank files is not kept or removed. */
export type BankProfileRefusal =
  | (Refusal<'ColumnMissing'> & { readonly column: StatementColumn })
  | (Refusal<'HeadingTwice'> & { readonly column: StatementColumn })
  | (Refusal<'SameHeadings'> & { readonly name: string })
  | Refusal<'NameTaken' | 'TooMany' | 'IsRemoved'>;
