import type { ReasonCode } from '../../platform/console-api/commands/reason-codes.shared.js';
import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';

/** What an operator did, as the operators' API shows it. */
export interface ActResource {
  readonly id: string;
  readonly at: IsoTime;
  /** Null: somebody who was not let in. */
  readonly operator_id: string | null;
  readonly operator_name: string | null;
  /** Of a command of much worth, the second operator, who agreed to it. */
  readonly approved_by_name: string | null;
  /** What it was done to. */
  readonly resource: string;
  readonly resource_id: string;
  /** What that is called; null where it has no name. */
  readonly subject_name: string | null;
  /** The same in English; null where it has no name of its own there. */
  readonly subject_name_en: string | null;
  readonly command: string;
  readonly reason: string;
  /** The same in a word; null where none was said, and of acts from before there were any. */
  readonly reason_code: ReasonCode | null;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  readonly amount: number | null;
  readonly unit: 'points' | 'coins' | null;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>> | null;
  /** Of the network that it came from, at the front door. */
  readonly address: string | null;
}

export interface ActsCalls {
  /** What operators did, and who was turned away. */
  'GET /admin-api/audit-trail': { query: ListRequest; answer: readonly ActResource[] };
  /** One act. */
  'GET /admin-api/audit-trail/{id}': { answer: ActResource };
  /** The same, as CSV. */
  'GET /admin-api/audit-trail.csv': { query: ListRequest; file: 'text/csv' };
}
