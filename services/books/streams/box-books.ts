import { type BoxEvent, type BoxState, createInitialBox, evolveBox } from '../../draws/index.js';
import { differencesOf, type Finding } from './finding.js';

/** A box with the hash of its manifest, and the hash of its other frozen values. */
export interface SealedBox extends Omit<BoxState, 'packId'> {
  readonly boxHash: string;
  readonly termsHash: string;
}

/** A box: its row, the last verified values, and the events since then. */
export interface MovedBox {
  readonly packId: string;
  /** Null if there is no row. */
  readonly actual: SealedBox | null;
  readonly proven: SealedBox | null;
  /** True if the row's manifest matches the row's hash. */
  readonly isSealed: boolean;
  /** True if the row's offer matches its manifest, or was checked before. */
  readonly isAsPromised: boolean;
  readonly since: BoxTurnover;
}

/** The sum of a box's consecutive events. */
export interface BoxTurnover {
  /** Number of events. */
  readonly facts: number;
  /** All events except draws. */
  readonly others: readonly BoxEvent[];
  /** Number of tickets drawn, by prize. */
  readonly drawn: Readonly<Record<string, number>>;
  /** The head after the last draw; null if there was none. */
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
 * Computes a box from its events. Frozen values outside of the manifest must stay as first seen.
 *
 * @throws TypeError if an event is unreadable
 */
export const computeBox = ({ packId, actual, proven, since }: MovedBox): SealedBox => {
  const hashes = { boxHash: proven?.boxHash ?? '', termsHash: proven?.termsHash ?? actual?.termsHash ?? '' };
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

/**
 * Compares a box's row with its events.
 *
 * @returns null if they agree
 */
export const compareBox = (
  { packId, actual, isSealed, isAsPromised }: MovedBox,
  expected: SealedBox,
): Finding | null => {
  const manifest = isSealed ? [] : [{ value: 'manifest', expected: expected.boxHash, found: null }];
  const offer = isAsPromised ? [] : [{ value: 'offer', expected: expected.boxHash, found: null }];
  const differences = [...differencesOf(valuesOf(expected), actual && valuesOf(actual)), ...manifest, ...offer];
  return differences.length > 0 ? { check: 'box', subject: packId, memberId: null, seq: null, differences } : null;
};
