/** Which acts; null asks about nothing. */
export interface ActsWanted {
  readonly ids: readonly string[] | null;
  readonly operatorIds: readonly string[] | null;
  readonly resources: readonly string[] | null;
  readonly resourceId: string | null;
  readonly commands: readonly string[] | null;
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

const WORDS = "(a.reason || ' ' || a.resource_id || ' ' || a.command)";
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** SQL of what is wanted, its values numbered as they come. */
export class ActsSql {
  private readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  /** @param mostByWords so many are looked up by their words, in the index of these; null: act after act is looked into */
  constructor(wanted: ActsWanted, mostByWords: number | null) {
    const { ids, operatorIds, resources, resourceId, commands, outcomes, from, to, text, readable } = wanted;
    this.any('a.id', ids, 'bigint[]');
    this.any('a.operator_id', operatorIds, 'uuid[]');
    this.any('a.resource', resources, 'text[]');
    if (resourceId !== null) this.hold((value) => `a.resource_id = ${value}`, resourceId);
    this.any('a.command', commands, 'text[]');
    if (outcomes !== null)
      this.hold(
        (value) => `(a.outcome = any(${value}::text[])
          or 'refused' = any(${value}::text[]) and a.outcome <> all('{done,begun,failed}'))`,
        outcomes,
      );
    if (from !== null) this.hold((value) => `a.at >= ${value}::timestamptz`, from);
    if (to !== null) this.hold((value) => `a.at < ${value}::timestamptz`, to);
    this.any('a.resource', readable, 'text[]');
    if (text !== null) this.conditions.push(`(${this.meanings(text, mostByWords).join(' or ')})`);
  }

  get from(): string {
    const where = this.conditions.length > 0 ? ` where ${this.conditions.join(' and ')}` : '';
    return `from operators.audit_trail a left join operators.operators o on o.id = a.operator_id${where}`;
  }

  /** Each has an index of its own, so that PostgreSQL may look into all of them and join what it finds. */
  private meanings(text: TextWanted, mostByWords: number | null): string[] {
    const { words, acts, operatorIds, subjects, amount } = text;
    const found = [this.inWords(words, mostByWords)];
    for (const act of acts) {
      const [resource = '', command = ''] = act.split('/');
      found.push(`(a.resource = ${this.value(resource)} and a.command = ${this.value(command)})`);
    }
    if (operatorIds.length > 0) found.push(`a.operator_id = any(${this.value(operatorIds)}::uuid[])`);
    for (const [resource, ids] of subjects)
      found.push(`(a.resource = ${this.value(resource)} and a.resource_id = any(${this.value(ids)}::text[]))`);
    if (amount !== null) found.push(`a.amount = ${this.value(amount)}`);
    return found;
  }

  /**
   * A single letter is in nearly every act, and in no index. What is found by words is found first, by itself: to cut the
   * words of every act that something else has found would take many times as long.
   */
  private inWords(words: string, most: number | null): string {
    const like = `${WORDS} ilike ${this.value(anywhere(words))}`;
    if (most === null || words.length < 2) return like;
    const grams = `operators.grams(${this.value(words)}, '${words.length < 3 ? '{2}' : '{3}'}'::int[])`;
    return `a.id = any(array(select a.id from operators.audit_trail a
      where operators.grams(${WORDS}, '{2,3}') @> ${grams} and ${like} limit ${most}))`;
  }

  private any(column: string, wanted: readonly unknown[] | null, type: string): void {
    if (wanted !== null) this.hold((value) => `${column} = any(${value}::${type})`, wanted);
  }

  private hold(condition: (value: string) => string, value: unknown): void {
    this.conditions.push(condition(this.value(value)));
  }

  private value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
