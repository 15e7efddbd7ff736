/** A filter of audit entries. A field that is null does not filter. */
export interface AuditEntryFilter {
  readonly ids: readonly string[] | null;
  readonly operatorIds: readonly string[] | null;
  readonly resources: readonly string[] | null;
  readonly resourceId: string | null;
  readonly commands: readonly string[] | null;
  /** The categories of the reasons. */
  readonly reasonCodes: readonly string[] | null;
  /** The recorded outcomes; `refused` matches every refusal. */
  readonly outcomes: readonly string[] | null;
  /** The first instant. */
  readonly from: Date | null;
  /** Before this instant. */
  readonly to: Date | null;
  readonly text: TextFilter | null;
  /** The resources that the operator may read; null for all. */
  readonly readable: readonly string[] | null;
}

/** The meanings of a search text. An entry matches if any of them does. */
export interface TextFilter {
  /** Text in the reason, id or command. */
  readonly words: string;
  /** The commands that the operator's console names with the text: `members/ban`. */
  readonly commandKeys: readonly string[];
  /** The operators whose name or mail address contains the text. */
  readonly operatorIds: readonly string[];
  /** The objects that the text may name, by resource. */
  readonly subjects: ReadonlyMap<string, readonly string[]>;
  readonly amount: number | null;
}

/** Parses `1,200`, `1200P` or `５００ コイン` as an amount; null if it is none. */
export const parseAmount = (text: string): number | null => {
  const [, figures] =
    /^(\d[\d,]*)\s*(?:p|pt|points?|coins?|ポイント|コイン|円|yen)?$/i.exec(text.normalize('NFKC').trim()) ?? [];
  const amount = Number(figures?.replaceAll(',', ''));
  return figures && Number.isSafeInteger(amount) ? amount : null;
};
