import type { Refusal } from '../../kernel/decision.js';

/** Why a card is not kept as it was sent. */
export type CardRefusal = Refusal<
  | 'CardExists'
  | 'NoGrader'
  | 'UnknownGrade'
  | 'ConditionOfGraded'
  | 'NoReferencePrice'
  | 'NoReferenceSource'
  | 'NoReferenceDay'
>;
