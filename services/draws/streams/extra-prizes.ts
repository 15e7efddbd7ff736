/**
 * The rule for the draws of a box that win an extra prize. They are its last draw, every k-th one, or the listed ones;
 * the first draw is 1.
 */
export interface ExtraRule {
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': empty. 'every': [k]. 'at': the draws that win, ascending. */
  readonly draws: readonly number[];
}

/** An extra prize with the data that a draw needs. */
export interface BoxExtraPrize extends ExtraRule {
  readonly prizeId: string;
  /** Its row among all prizes of the offer, those in the box first. */
  readonly prizeIndex: number;
}

/** An extra prize won by a slot. */
export interface WonExtra {
  readonly slot: number;
  readonly extra: BoxExtraPrize;
}

/** Returns the ids of extra prizes by slot. Returns undefined if none is won, so that most draws allocate nothing. */
export const groupIdsBySlot = (won: readonly WonExtra[]): ReadonlyMap<number, readonly string[]> | undefined => {
  if (won.length === 0) return undefined;
  const ids = new Map<number, string[]>();
  for (const { slot, extra } of won) ids.set(slot, [...(ids.get(slot) ?? []), extra.prizeId]);
  return ids;
};

/** Returns the winning draws from `first` to `last`, ascending. */
const winsWithin = ({ rule, draws }: ExtraRule, tickets: number, first: number, last: number): number[] => {
  const within = (draw: number): boolean => draw >= first && draw <= last && draw <= tickets;
  if (rule === 'last') return [tickets].filter(within);
  if (rule === 'at') return draws.filter(within);
  const every = draws[0]!;
  const wins: number[] = [];
  for (let draw = Math.ceil(first / every) * every; draw <= Math.min(last, tickets); draw += every) wins.push(draw);
  return wins;
};

/** Returns how often a prize can still be won after `drawn` draws, and the next draw that wins it; 0 for none. */
export const findWinsAfter = (rule: ExtraRule, tickets: number, drawn: number): { left: number; next: number } => {
  if (rule.rule === 'every') {
    const [every = 1] = rule.draws;
    const left = Math.floor(tickets / every) - Math.floor(drawn / every);
    return { left, next: left > 0 ? (Math.floor(drawn / every) + 1) * every : 0 };
  }
  const wins = winsWithin(rule, tickets, drawn + 1, tickets);
  return { left: wins.length, next: wins[0] ?? 0 };
};

/** Returns the extra prizes that some slots of a box win, by slot and in the order of the manifest. */
export const findExtrasWithin = (
  extras: readonly BoxExtraPrize[],
  tickets: number,
  firstSlot: number,
  count: number,
): WonExtra[] =>
  extras
    .flatMap((extra) =>
      winsWithin(extra, tickets, firstSlot + 1, firstSlot + count).map((draw) => ({ slot: draw - 1, extra })),
    )
    .sort((a, b) => a.slot - b.slot || a.extra.prizeIndex - b.extra.prizeIndex);
