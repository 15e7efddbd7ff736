/** A setting that a process reads from its environment. `docs/operate/configuration.md` is generated from these declarations. */
export interface EnvironmentVariable {
  readonly name: string;
  /** The value used when the variable is not set, in Markdown; null if there is none. */
  readonly default: string | null;
  /** One or two sentences for the operator of the shop, in Markdown. */
  readonly meaning: string;
  /** The value may also come from the file that `<name>_FILE` names. */
  readonly mayBeInFile?: true;
}

/** Variables that an operator sets together, under one heading. */
export interface EnvironmentTopic {
  readonly title: string;
  readonly variables: readonly EnvironmentVariable[];
}
