/** The payment that an entry refers to. */
export interface PaymentOfEntry {
  readonly id: string;
  readonly method: string;
  readonly provider: string;
  /** The amount to pay. */
  readonly yen: number;
  /** The provider's reference. */
  readonly provider_ref: string | null;
}
