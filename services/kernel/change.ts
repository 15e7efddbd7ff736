/**
 * A change of rows that a command makes, recorded in the audit trail only. It is not an event: the log and its consumers never
 * see it, and `StoreTransaction.append` does not accept it.
 */
export interface Change<Name extends string = string, Data extends object = object> {
  readonly change: Name;
  readonly data: Data;
}
