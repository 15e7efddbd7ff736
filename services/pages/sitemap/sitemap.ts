import type { Language } from '../../kernel/languages.js';
import { type AddressOf, localizePath } from '../../platform/http/pages/page-head.js';
import { escapeMarkup } from '../../platform/text/escape.js';

/** The maximum number of pages. A sitemap has at most 50,000 addresses, and each page has two. */
const MAX_PAGES = 20_000;
const LANGUAGES: readonly Language[] = ['ja', 'en'];

const entry = (path: string, language: Language, at: AddressOf): string => {
  const others = LANGUAGES.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${escapeMarkup(at(localizePath(path, one)))}"/>`,
  );
  return `<url><loc>${escapeMarkup(at(localizePath(path, language)))}</loc>${others.join('')}</url>`;
};

/** Returns the sitemap of all public pages in both languages. */
export const buildSitemap = (paths: readonly string[], at: AddressOf): string => {
  const entries = paths.slice(0, MAX_PAGES).flatMap((path) => LANGUAGES.map((one) => entry(path, one, at)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** Requests of public pages. A search engine that renders pages must be able to read them. */
const READ_BY_PAGES = [
  'user/point',
  'user/pack/',
  'user/card_type',
  'user/banner',
  'user/post/',
  'legal_text/',
  'fair/pack/',
];

/** Builds robots.txt. It does not list members' pages, which have `noindex` themselves. */
export const buildRobotsTxt = (at: AddressOf): string =>
  [
    'User-agent: *',
    ...READ_BY_PAGES.map((path) => `Allow: /api/${path}`),
    ...['/api/', '/admin-api/', '/admin', '/sandbox/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${at('/sitemap.xml')}`,
    '',
  ].join('\n');
