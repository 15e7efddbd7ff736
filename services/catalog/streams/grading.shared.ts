/** The conditions of an ungraded card, best first, in the notation of Japanese card shops. */
export const CONDITIONS = ['S', 'A', 'B', 'C'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Companies that grade cards and seal them in a case. */
export const GRADERS = ['PSA', 'BGS', 'CGC', 'ARS'] as const;
export type Grader = (typeof GRADERS)[number];

const halves = (most: number): string[] => Array.from({ length: most * 2 - 1 }, (_, i) => String(most - i / 2));

/** The grades of each company, best first; its best grade has a special name. */
const GRADES: Readonly<Record<Grader, readonly string[]>> = {
  PSA: halves(10).filter((grade) => grade !== '9.5'),
  BGS: ['10 Black Label', ...halves(10)],
  CGC: ['10 Pristine', ...halves(10)],
  ARS: ['10+', ...halves(10)],
};

/** Returns the grades of a company, best first; empty without a company. */
export const gradesOf = (grader: Grader | ''): readonly string[] => (grader === '' ? [] : GRADES[grader]);

/** The public page for a certificate number. A missing company has no such page. */
const LOOK_UPS: Partial<Record<Grader, (certificateNumber: string) => string>> = {
  PSA: (number) => `https://www.psacard.com/cert/${number}`,
  BGS: (number) => `https://www.beckett.com/grading/card-lookup?item_type=BGS&item_id=${number}`,
  CGC: (number) => `https://www.cgccards.com/certlookup/${number}/`,
};

/** Returns the address of the company’s page for a certificate; '' if there is none. */
export const certificateUrlOf = (grader: Grader | '', certificateNumber: string): string => {
  const lookUp = grader === '' ? undefined : LOOK_UPS[grader];
  return lookUp && certificateNumber !== '' ? lookUp(encodeURIComponent(certificateNumber)) : '';
};
