import { i18nProvider } from '../providers/i18nProvider';

interface Named {
  readonly name?: string;
  readonly name_en?: string;
}

/** Picks the name of a record in the console's language. */
export const pickLocalName = ({ name = '', name_en = '' }: Named): string =>
  (i18nProvider.getLocale() === 'en' && name_en) || name;
