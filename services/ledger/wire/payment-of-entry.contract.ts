/** The payment that an entry goes back to. */
export interface PaymentOfEntry {
  readonly id: string;
  readonly method: string;
  readonly provider: string;
  /** What was to be paid. */
  readonly yen: number;
  /** What the provider calls the money. */
  readonly provider_ref: string | null;
}
