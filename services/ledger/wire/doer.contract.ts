/** An operator and their reason. */
export interface Doer {
  readonly name: string;
  readonly reason: string | null;
}
