/** Which draws of a box give a prize outside of it: its last, every so many, or those named; the first draw is 1. */
export interface ExtraRule {
  readonly rule: 'last' | 'every' | 'at';
  /** 'last': none. 'every': of how many draws the last one wins. 'at': the draws that win, ascending. */
  readonly draws: readonly number[];
}

/** A prize outside of the box, as a draw needs it. */
export interface ExtraPrize extends ExtraRule {
  readonly prizeId: string;
  /** Its row among all prizes of the offer, those in the box first. */
  readonly prizeIndex: number;
}

/** An extra prize that a slot gives. */
export interface WonExtra {
  readonly slot: number;
  readonly extra: ExtraPrize;
}

/** The ids of extra prizes by the slot that gives them; undefined where none is given, which costs a draw nothing. */
export const idsBySlot = (won: readonly WonExtra[]): ReadonlyMap<number, readonly string[]> | undefined => {
  if (won.length === 0) return undefined;
  const ids = new Map<number, string[]>();
  for (const { slot, extra } of won) ids.set(slot, [...(ids.get(slot) ?? []), extra.prizeId]);
  return ids;
};

/** The draws among those from `first` to `last` that win, ascending. */
const winsWithin = ({ rule, draws }: ExtraRule, tickets: number, first: number, last: number): number[] => {
  const within = (draw: number): boolean => draw >= first && draw <= last && draw <= tickets;
  if (rule === 'last') return [tickets].filter(within);
  if (rule === 'at') return draws.filter(within);
  const every = draws[0]!;
  const wins: number[] = [];
  for (let draw = Math.ceil(first / every) * every; draw <= Math.min(last, tickets); draw += every) wins.push(draw);
  return wins;
};

/** How often a prize can still be won behind so many draws, and by which first; 0 for none. */
export const winsAfter = (rule: ExtraRule, tickets: number, drawn: number): { left: number; next: number } => {
  if (rule.rule === 'every') {
    const [every = 1] = rule.draws;
    const left = Math.floor(tickets / every) - Math.floor(drawn / every);
    return { left, next: left > 0 ? (Math.floor(drawn / every) + 1) * every : 0 };
  }
  const wins = winsWithin(rule, tickets, drawn + 1, tickets);
  return { left: wins.length, next: wins[0] ?? 0 };
};

/** What some slots of a box give besides their cards: by slot, in the order of the manifest. */
export const extrasWithin = (
  extras: readonly ExtraPrize[],
  tickets: number,
  firstSlot: number,
  count: number,
): WonExtra[] =>
  extras
    .flatMap((extra) =>
      winsWithin(extra, tickets, firstSlot + 1, firstSlot + count).map((draw) => ({ slot: draw - 1, extra })),
    )
    .sort((a, b) => a.slot - b.slot || a.extra.prizeIndex - b.extra.prizeIndex);
