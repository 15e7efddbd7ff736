import type { Sign, Strength } from './duplicates.contract.js';

interface Evidence {
  readonly of: readonly Sign[];
  readonly strength: Strength;
}

/**
 * The evidence, strongest first. A home, a network or a name alone is no evidence, because families, towns or many people share
 * them.
 */
export const EVIDENCE: readonly Evidence[] = [
  { of: ['tel', 'name'], strength: 'strong' },
  { of: ['tel'], strength: 'likely' },
  { of: ['device', 'name'], strength: 'likely' },
  { of: ['device'], strength: 'possible' },
  { of: ['name', 'place'], strength: 'possible' },
  { of: ['name', 'network'], strength: 'possible' },
];

/** Returns the index of the strongest evidence among the signs, or null if there is none. */
export const evidenceOf = (signs: readonly Sign[]): number | null => {
  const place = EVIDENCE.findIndex(({ of }) => of.every((sign) => signs.includes(sign)));
  return place === -1 ? null : place;
};

/** Builds the same rule as SQL on an array of signs. */
export const buildEvidenceSql = (signs: string): string =>
  `case ${EVIDENCE.map(({ of }, place) => `when ${signs} @> '{${of.join(',')}}' then ${place}`).join(' ')} end`;
