import type { ExtraPrizeRecord } from './pack';

/** Parses the draw numbers in a text. Any characters may separate them; full-width digits count. */
export const drawsOf = (text: string): number[] => (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);

export const formatDraws = (draws: readonly number[]): string => draws.join(', ');

/** Returns the message key of a rule, with the values of its placeholders. */
export const toRuleMessage = (
  { rule, draws }: Pick<ExtraPrizeRecord, 'rule' | 'draws'>,
  separator: string,
): [key: string, values: { draws: string }] => [`packs.extras.told.${rule}`, { draws: draws.join(separator) }];
