import type { Sign, Strength } from './duplicates.contract.js';

interface Evidence {
  readonly of: readonly Sign[];
  readonly strength: Strength;
}

/**
 * The strongest first. What is not here is no evidence, however many share it: a home is a family's, a network a
 * town's, a name many people's.
 */
export const EVIDENCE: readonly Evidence[] = [
  { of: ['tel', 'name'], strength: 'strong' },
  { of: ['tel'], strength: 'likely' },
  { of: ['device', 'name'], strength: 'likely' },
  { of: ['device'], strength: 'possible' },
  { of: ['name', 'place'], strength: 'possible' },
  { of: ['name', 'network'], strength: 'possible' },
];

/** The strongest evidence among some signs, by its place in the list; null where they are none. */
export const evidenceOf = (signs: readonly Sign[]): number | null => {
  const place = EVIDENCE.findIndex(({ of }) => of.every((sign) => signs.includes(sign)));
  return place === -1 ? null : place;
};

/** The same as SQL, on an array of signs. */
export const buildEvidenceSql = (signs: string): string =>
  `case ${EVIDENCE.map(({ of }, place) => `when ${signs} @> '{${of.join(',')}}' then ${place}`).join(' ')} end`;
