export type MutantStage = 'unit' | 'components' | 'integration' | 'requests' | 'kafka' | 'faults' | 'browser';

/** One replacement of a text that occurs exactly once in a file. */
export interface Edit {
  readonly before: string;
  readonly after: string;
}

/** A planted fault: a few lines of one file that somebody in a hurry might have written. */
export interface Mutant extends Edit {
  /** A unique name in kebab case, for `--only`. */
  readonly name: string;
  /** The behaviour of the faulty shop, in the third person. */
  readonly title: string;
  readonly file: string;
  /** Further replacements in the same file, such as an import that is not needed any more. */
  readonly also?: readonly Edit[];
  /** The stage of `npm test` that should notice it. */
  readonly stage: MutantStage;
  /** The files that should notice it; without them the whole stage runs. */
  readonly specs?: readonly string[];
}

export const mutants: readonly Mutant[];
