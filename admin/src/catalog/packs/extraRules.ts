import type { ExtraPrizeRecord } from './pack';

/** The draws that a text names, whatever stands between the numbers; wide digits too. */
export const drawsOf = (text: string): number[] => (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);

export const formatDraws = (draws: readonly number[]): string => draws.join(', ');

/** The key of the words for a rule, with what they are filled with. */
export const toRuleMessage = (
  { rule, draws }: Pick<ExtraPrizeRecord, 'rule' | 'draws'>,
  separator: string,
): [key: string, values: { draws: string }] => [`packs.extras.told.${rule}`, { draws: draws.join(separator) }];
