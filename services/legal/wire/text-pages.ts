import type { AnnouncedVersion } from '../streams/announcement-id.js';

const PAGES: Readonly<Record<string, string>> = { 'privacy-policy': '/privacy-protection' };

/** Returns the page of the client that shows a version of a text. */
export const toVersionPage = ({ text, version }: AnnouncedVersion): string =>
  `${PAGES[text] ?? `/${text}`}?version=${version}`;
