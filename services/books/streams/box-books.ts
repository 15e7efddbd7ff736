import { type Box, type BoxEvent, evolveBox, noBox } from '../../draws/index.js';
import { differencesOf, type Finding } from './finding.js';

/** A box with the hash of its manifest, and that of what else was frozen with it. */
export interface SealedBox extends Omit<Box, 'packId'> {
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
  readonly facts: readonly BoxEvent[];
}

/** What a box comes to by what is recorded of it. What was frozen besides its manifest is what it was at first sight. */
export const boxAfter = ({ packId, found, proven, facts }: MovedBox): SealedBox => {
  const hashes = { boxHash: proven?.boxHash ?? '', termsHash: proven?.termsHash ?? found?.termsHash ?? '' };
  const begin: Box & SealedBox = { ...(proven ?? noBox(packId)), packId, ...hashes };
  const { packId: _, ...box } = facts.reduce<Box & SealedBox>(
    (box, fact) => ({
      ...evolveBox(box, fact),
      termsHash: box.termsHash,
      boxHash: fact.type === 'BoxOpened' ? fact.data.boxHash : box.boxHash,
    }),
    begin,
  );
  return box;
};

const valuesOf = ({ remaining, ...box }: SealedBox) => ({ ...box, remaining: remaining.join(' ') });

/** THE rule: a box's row is what its facts come to. @returns null where all is right */
export const compareBox = ({ packId, found, isSealed }: MovedBox, expected: SealedBox): Finding | null => {
  const manifest = isSealed ? [] : [{ value: 'manifest', expected: expected.boxHash, found: null }];
  const differences = [...differencesOf(valuesOf(expected), found && valuesOf(found)), ...manifest];
  return differences.length > 0 ? { check: 'box', subject: packId, memberId: null, seq: null, differences } : null;
};
