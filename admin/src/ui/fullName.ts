/** A member's name and the language it is written in. */
export interface Person {
  readonly language: 'ja' | 'en';
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
}

/** A member's name in the order of the member's own language. */
export const fullName = ({ language, last_name, first_name, middle_name }: Person): string =>
  (language === 'en' ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name])
    .filter(Boolean)
    .join(' ');
