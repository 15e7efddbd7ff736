import type { Language } from '../../i18n/i18n';

interface Named {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
}

/** Formats a name in the order of the language. */
export const formatFullName = ({ lastName, middleName, firstName }: Named, language: Language): string =>
  (language === 'ja' ? [lastName, firstName] : [firstName, middleName, lastName]).filter(Boolean).join(' ');

/** Returns the progress of the month's payments towards the next rank, 0 to 1. */
export const computeRankProgress = (paidYen: number, neededYen: number): number =>
  neededYen > 0 ? Math.min(1, paidYen / neededYen) : 1;
