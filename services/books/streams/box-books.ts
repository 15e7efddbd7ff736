import { type BoxEvent, type BoxState, createInitialBox, evolveBox } from '../../draws/index.js';
import { differencesOf, type Finding } from './finding.js';

/** A box with the hash of its manifest, and that of what else was frozen with it. */
export interface SealedBox extends Omit<BoxState, 'packId'> {
  readonly boxHash: string;
  readonly termsHash: string;
}

/** A box as its row is, as it was proven the last time, and what was recorded since. */
export interface MovedBox {
  readonly packId: string;
  /** Null where there is no row. */
  readonly found: SealedBox | null;
  readonly proven: SealedBox | null;
  /** The row's manifest has the row's hash. */
  readonly isSealed: boolean;
  /** The row's offer is what its manifest promises; true where it was looked at before. */
  readonly isAsPromised: boolean;
  readonly since: BoxTurnover;
}

/** What some facts of a box come to, one after the other. */
export interface BoxTurnover {
  /** How many facts. */
  readonly facts: number;
  /** All but draws. */
  readonly others: readonly BoxEvent[];
  /** Tickets that were drawn, by prize. */
  readonly drawn: Readonly<Record<string, number>>;
  /** The head after the last draw; null where there was none. */
  readonly head: string | null;
}

const evolve = (box: BoxState, fact: BoxEvent): BoxState => {
  try {
    return evolveBox(box, fact);
  } catch (error) {
    throw new TypeError(`box ${box.packId}: ${fact.type} cannot be read`, { cause: error });
  }
};

/**
 * What a box comes to by what is recorded of it. What was frozen besides its manifest is what it was at first sight.
 *
 * @throws TypeError where a fact is of a form that nothing is read from
 */
export const boxAfter = ({ packId, found, proven, since }: MovedBox): SealedBox => {
  const hashes = { boxHash: proven?.boxHash ?? '', termsHash: proven?.termsHash ?? found?.termsHash ?? '' };
  const begin: BoxState & SealedBox = { ...(proven ?? createInitialBox(packId)), packId, ...hashes };
  const { packId: _, ...box } = since.others.reduce<BoxState & SealedBox>(
    (box, fact) => ({
      ...evolve(box, fact),
      termsHash: box.termsHash,
      boxHash: fact.type === 'BoxOpened' ? fact.data.boxHash : box.boxHash,
    }),
    begin,
  );
  return {
    ...box,
    version: begin.version + since.facts,
    head: since.head ?? box.head,
    remaining: box.remaining.map((tickets, prize) => tickets - (since.drawn[prize] ?? 0)),
    drawn: box.drawn + Object.values(since.drawn).reduce((sum, tickets) => sum + tickets, 0),
  };
};

const valuesOf = ({ remaining, ...box }: SealedBox) => ({ ...box, remaining: remaining.join(' ') });

/** THE rule: a box's row is what its facts come to. @returns null where all is right */
export const compareBox = (
  { packId, found, isSealed, isAsPromised }: MovedBox,
  expected: SealedBox,
): Finding | null => {
  const manifest = isSealed ? [] : [{ value: 'manifest', expected: expected.boxHash, found: null }];
  const offer = isAsPromised ? [] : [{ value: 'offer', expected: expected.boxHash, found: null }];
  const differences = [...differencesOf(valuesOf(expected), found && valuesOf(found)), ...manifest, ...offer];
  return differences.length > 0 ? { check: 'box', subject: packId, memberId: null, seq: null, differences } : null;
};
