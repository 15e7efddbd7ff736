/** Who did it, and why. */
export interface Doer {
  readonly name: string;
  readonly reason: string | null;
}
