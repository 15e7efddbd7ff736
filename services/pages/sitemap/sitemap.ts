import type { Language } from '../../kernel/languages.js';
import { type AddressOf, localizePath } from '../../platform/http/pages/page-head.js';
import { escapeMarkup } from '../../platform/text/escape.js';

/** A sitemap holds 50,000 addresses at the most; each page has two. */
const MAX_PAGES = 20_000;
const LANGUAGES: readonly Language[] = ['ja', 'en'];

const entry = (path: string, language: Language, at: AddressOf): string => {
  const others = LANGUAGES.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${escapeMarkup(at(localizePath(path, one)))}"/>`,
  );
  return `<url><loc>${escapeMarkup(at(localizePath(path, language)))}</loc>${others.join('')}</url>`;
};

/** All pages for everybody, in both languages, as search engines read them. */
export const sitemapOf = (paths: readonly string[], at: AddressOf): string => {
  const entries = paths.slice(0, MAX_PAGES).flatMap((path) => LANGUAGES.map((one) => entry(path, one, at)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** What the pages for everybody ask for themselves, which a search engine that draws them must be able to read. */
const READ_BY_PAGES = [
  'user/point',
  'user/pack/',
  'user/card_type',
  'user/banner',
  'user/post/',
  'legal_text/',
  'fair/pack/',
];

/** What search engines leave alone. Members' pages are not in it: they say of themselves that they are not for them. */
export const buildRobotsTxt = (at: AddressOf): string =>
  [
    'User-agent: *',
    ...READ_BY_PAGES.map((path) => `Allow: /api/${path}`),
    ...['/api/', '/admin-api/', '/admin', '/sandbox/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${at('/sitemap.xml')}`,
    '',
  ].join('\n');
