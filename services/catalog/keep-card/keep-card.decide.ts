import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { parseTokyoDate, type TokyoDate } from '../../kernel/time.js';
import type { CardKept, KeptCard } from '../commands/card.target.js';
import type { CardRefusal } from '../streams/card.refusals.js';
import { gradesOf } from '../streams/grading.shared.js';

/**
 * A code is one card's for good.
 *
 * @param before what has the code already
 * @param today no price was seen after it
 */
export const decideAddCard = (
  before: KeptCard | null,
  card: KeptCard,
  today: TokyoDate,
): Decision<CardKept, CardRefusal> => (before ? refuse({ code: 'CardExists' }) : keptAs(card, today));

/** Packs that are there keep what they were made of: a card may become anything. */
export const decideEditCard = (card: KeptCard, today: TokyoDate): Decision<CardKept, CardRefusal> =>
  keptAs(card, today);

const keptAs = (card: KeptCard, today: TokyoDate): Decision<CardKept, CardRefusal> => {
  const code = gradingFault(card) ?? referenceFault(card, today);
  return code ? refuse({ code }) : accept({ change: 'CardKept', data: card });
};

/** A card is graded by one company, or told by its condition, or neither. */
const gradingFault = ({ condition, grader, grade, certificate_number }: KeptCard): CardRefusal['code'] | null => {
  if (grader === '') return grade !== '' || certificate_number !== '' ? 'NoGrader' : null;
  if (condition !== '') return 'ConditionOfGraded';
  return gradesOf(grader).includes(grade) ? null : 'UnknownGrade';
};

/** A price says where it was seen and when, or nothing at all is said. */
const referenceFault = (card: KeptCard, today: TokyoDate): CardRefusal['code'] | null => {
  const { reference_yen, reference_source, reference_url, reference_day } = card;
  const isSourced = reference_source !== '' || reference_url !== '';
  if (reference_yen === null) return isSourced || reference_day !== '' ? 'NoReferencePrice' : null;
  if (!isSourced) return 'NoReferenceSource';
  const day = parseTokyoDate(reference_day);
  return day !== null && day <= today ? null : 'NoReferenceDay';
};
