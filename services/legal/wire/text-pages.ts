import type { AnnouncedVersion } from '../streams/announcement-id.js';

const PAGES: Readonly<Record<string, string>> = { 'privacy-policy': '/privacy-protection' };

/** The page of the client on which a version of a text is read. */
export const pageOfVersion = ({ text, version }: AnnouncedVersion): string =>
  `${PAGES[text] ?? `/${text}`}?version=${version}`;

const FORMAT = { dateStyle: 'long', timeZone: 'UTC' } as const;
const DAYS = { ja: new Intl.DateTimeFormat('ja-JP', FORMAT), en: new Intl.DateTimeFormat('en-GB', FORMAT) };

/** A Tokyo day in words: `2027年2月1日`, `1 February 2027`. */
export const writtenDay = (day: string, language: 'ja' | 'en'): string =>
  DAYS[language].format(new Date(`${day}T00:00:00Z`));
