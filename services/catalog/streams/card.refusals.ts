import type { Refusal } from '../../kernel/decision.js';

/** The reasons for refusing a card. */
export type CardRefusal = Refusal<
  | 'CardExists'
  | 'NoGrader'
  | 'UnknownGrade'
  | 'ConditionOfGraded'
  | 'NoReferencePrice'
  | 'NoReferenceSource'
  | 'NoReferenceDay'
>;
