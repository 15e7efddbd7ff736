/** Which acts; null asks about nothing. */
export interface ActsWanted {
  readonly ids: readonly string[] | null;
  readonly operatorIds: readonly string[] | null;
  readonly resources: readonly string[] | null;
  readonly resourceId: string | null;
  readonly commands: readonly string[] | null;
  /** Why it was done, in a word. */
  readonly reasonCodes: readonly string[] | null;
  /** As recorded; `refused` is whatever was refused. */
  readonly outcomes: readonly string[] | null;
  /** From this instant on. */
  readonly from: Date | null;
  /** Before this instant. */
  readonly to: Date | null;
  readonly text: TextWanted | null;
  /** All that the asking operator may read of; null: everything. */
  readonly readable: readonly string[] | null;
}

/** What a text may mean; an act is found by any of it. */
export interface TextWanted {
  /** Anywhere in reason, id or command. */
  readonly words: string;
  /** What the text is called in the asking operator's console: `members/ban`. */
  readonly acts: readonly string[];
  /** Operators whose name or mail address it is part of. */
  readonly operatorIds: readonly string[];
  /** Things that it may be the name of, by resource. */
  readonly subjects: ReadonlyMap<string, readonly string[]>;
  readonly amount: number | null;
}

/** `1,200`, `1200P`, `５００ コイン` as an amount; null for what is none. */
export const amountIn = (text: string): number | null => {
  const [, figures] =
    /^(\d[\d,]*)\s*(?:p|pt|points?|coins?|ポイント|コイン|円|yen)?$/i.exec(text.normalize('NFKC').trim()) ?? [];
  const amount = Number(figures?.replaceAll(',', ''));
  return figures && Number.isSafeInteger(amount) ? amount : null;
};
