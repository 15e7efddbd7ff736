/**
 * A change of rows that a command makes. The audit trail tells of it. It is no event: the log never has it, no reader takes it
 * in, and `StoreTransaction.append` does not compile with it.
 */
export interface Change<Name extends string = string, Data extends object = object> {
  readonly change: Name;
  readonly data: Data;
}
