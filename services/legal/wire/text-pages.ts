import type { AnnouncedVersion } from '../streams/announcement-id.js';

const PAGES: Readonly<Record<string, string>> = { 'privacy-policy': '/privacy-protection' };

/** The page of the client on which a version of a text is read. */
export const toVersionPage = ({ text, version }: AnnouncedVersion): string =>
  `${PAGES[text] ?? `/${text}`}?version=${version}`;
