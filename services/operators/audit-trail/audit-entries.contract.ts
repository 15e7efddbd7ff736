import type { ReasonCode } from '../../platform/console-api/commands/reason-codes.shared.js';
import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** An audit entry, as the operators' API shows it. */
export interface AuditEntryResource {
  readonly id: string;
  readonly at: IsoTime;
  /** Null for a failed sign-in. */
  readonly operator_id: string | null;
  readonly operator_name: string | null;
  /** The second operator, if the command needed one. */
  readonly approved_by_name: string | null;
  /** The kind of the command's object. */
  readonly resource: string;
  readonly resource_id: string;
  /** The name of the object; null if it has none. */
  readonly subject_name: string | null;
  /** The English name; null if there is none. */
  readonly subject_name_en: string | null;
  readonly command: string;
  readonly reason: string;
  /** The category of the reason; null if none was sent, and for entries older than the categories. */
  readonly reason_code: ReasonCode | null;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  readonly amount: number | null;
  readonly unit: 'points' | 'coins' | null;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>> | null;
  /** The network of a sign-in, sign-out or refusal. */
  readonly address: string | null;
}

export interface AuditTrailCalls {
  /** Lists the commands of operators and the refused requests. */
  'GET /admin-api/audit-trail': { query: ListRequest; answer: readonly AuditEntryResource[] };
  /** Returns one audit entry. */
  'GET /admin-api/audit-trail/{id}': { answer: AuditEntryResource };
  /** Exports the entries as CSV. */
  'GET /admin-api/audit-trail.csv': { query: ListRequest; file: 'text/csv' };
}
