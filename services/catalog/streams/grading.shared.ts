/** How a card without a case looks, best first, as Japanese card shops write it. */
export const CONDITIONS = ['S', 'A', 'B', 'C'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Companies that grade cards and seal them in a case. */
export const GRADERS = ['PSA', 'BGS', 'CGC', 'ARS'] as const;
export type Grader = (typeof GRADERS)[number];

const halves = (most: number): string[] => Array.from({ length: most * 2 - 1 }, (_, i) => String(most - i / 2));

/** The grades that a company gives, best first; its best has a name of its own. */
const GRADES: Readonly<Record<Grader, readonly string[]>> = {
  PSA: halves(10).filter((grade) => grade !== '9.5'),
  BGS: ['10 Black Label', ...halves(10)],
  CGC: ['10 Pristine', ...halves(10)],
  ARS: ['10+', ...halves(10)],
};

/** The grades of a company, best first; none without one. */
export const gradesOf = (grader: Grader | ''): readonly string[] => (grader === '' ? [] : GRADES[grader]);

/** Where anybody may look a certificate up; a company that is not named has no page for a number. */
const LOOK_UPS: Partial<Record<Grader, (certificateNumber: string) => string>> = {
  PSA: (number) => `https://www.psacard.com/cert/${number}`,
  BGS: (number) => `https://www.beckett.com/grading/card-lookup?item_type=BGS&item_id=${number}`,
  CGC: (number) => `https://www.cgccards.com/certlookup/${number}/`,
};

/** The company's own page of a certificate; '' where there is none. */
export const certificateUrlOf = (grader: Grader | '', certificateNumber: string): string => {
  const lookUp = grader === '' ? undefined : LOOK_UPS[grader];
  return lookUp && certificateNumber !== '' ? lookUp(encodeURIComponent(certificateNumber)) : '';
};
