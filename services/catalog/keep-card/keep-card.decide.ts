import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { parseTokyoDate, type TokyoDate } from '../../kernel/time.js';
import type { CardKept, KeptCard } from '../commands/card.target.js';
import type { CardRefusal } from '../streams/card.refusals.js';
import { gradesOf } from '../streams/grading.shared.js';

/**
 * Adds a card under an unused code, which is never used again.
 *
 * @param before the card that already has the code
 * @param today the latest possible day of a reference price
 */
export const decideAddCard = (
  before: KeptCard | null,
  card: KeptCard,
  today: TokyoDate,
): Decision<CardKept, CardRefusal> => (before ? refuse({ code: 'CardExists' }) : keptAs(card, today));

/** Edits a card freely, because packs keep their copies. */
export const decideEditCard = (card: KeptCard, today: TokyoDate): Decision<CardKept, CardRefusal> =>
  keptAs(card, today);

const keptAs = (card: KeptCard, today: TokyoDate): Decision<CardKept, CardRefusal> => {
  const code = gradingFault(card) ?? referenceFault(card, today);
  return code ? refuse({ code }) : accept({ change: 'CardKept', data: card });
};

/** Checks that a card has a grade or a condition, or neither. */
const gradingFault = ({ condition, grader, grade, certificate_number }: KeptCard): CardRefusal['code'] | null => {
  if (grader === '') return grade !== '' || certificate_number !== '' ? 'NoGrader' : null;
  if (condition !== '') return 'ConditionOfGraded';
  return gradesOf(grader).includes(grade) ? null : 'UnknownGrade';
};

/** Checks that a reference price has both a source and a day, or that all three are absent. */
const referenceFault = (card: KeptCard, today: TokyoDate): CardRefusal['code'] | null => {
  const { reference_yen, reference_source, reference_url, reference_day } = card;
  const isSourced = reference_source !== '' || reference_url !== '';
  if (reference_yen === null) return isSourced || reference_day !== '' ? 'NoReferencePrice' : null;
  if (!isSourced) return 'NoReferenceSource';
  const day = parseTokyoDate(reference_day);
  return day !== null && day <= today ? null : 'NoReferenceDay';
};
