/** A verification of the log as the operators' API shows it. */
export interface ChainCheck {
  readonly id: number;
  readonly state: 'running' | 'intact' | 'broken' | 'interrupted';
  readonly through: number;
  readonly checked: number;
  readonly bad_number: number | null;
  readonly problem: string | null;
}
