import type { Language } from '../../../kernel/languages.js';
import { escapeJsonForScript, escapeMarkup } from '../../text/escape.js';

/** A picture that the first look at a page shows, to be fetched before any script has run. */
export interface FirstPicture {
  readonly src: string;
  /** As `srcset` writes it; null where there is only one. */
  readonly sources: string | null;
  readonly sizes: string;
  /** Where it is the largest of the first view, and stands before any script has run; null elsewhere. */
  readonly stage: 'banner' | 'gallery' | null;
}

/** What a page says of itself before any script has run. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Its address on the shop, without a language; null for a page that search engines leave out. */
  readonly path: string | null;
  readonly type: 'website' | 'product';
  /** The address of the picture that messengers show. */
  readonly picture: string;
  /** JSON-LD. */
  readonly linkedData: readonly object[];
  readonly firstPicture: FirstPicture | null;
  /** What the client would ask for first: answers as JSON, by their path below `/api`. */
  readonly responses: ReadonlyMap<string, string>;
}

/** The shop's name. */
export const SITE: Record<Language, string> = { ja: 'オリパショップ', en: 'Oripa Shop' };

const LOCALES: Record<Language, string> = { ja: 'ja_JP', en: 'en_GB' };

/** A path as an address; pictures of other sites have one already. */
export type AddressOf = (path: string) => string;

/** @returns what leads to the top page instead of an address that is none */
export const createAddressOf =
  (publicUrl: string): AddressOf =>
  (path) =>
    new URL(URL.canParse(path, publicUrl) ? path : '/', publicUrl).href;

/** The address of a page in a language; Japanese needs no word of it. */
export const localizePath = (path: string, language: Language): string =>
  language === 'ja' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeMarkup(content)}" />`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeMarkup(content)}" />`;

const link = (rel: string, href: string, attributes = ''): string =>
  `<link rel="${rel}" href="${escapeMarkup(href)}"${attributes} />`;

const addresses = (path: string, language: Language, publicUrl: string): string[] => {
  const addressIn = (one: Language) => publicUrl + localizePath(path, one);
  return [
    link('canonical', addressIn(language)),
    link('alternate', addressIn('ja'), ' hreflang="ja"'),
    link('alternate', addressIn('en'), ' hreflang="en"'),
    link('alternate', addressIn('ja'), ' hreflang="x-default"'),
    property('og:url', addressIn(language)),
  ];
};

/** The place of the largest picture in a page as it was built, in which nothing is. */
const STAGE = /<span class="skeleton skeleton-banner">.*?<\/span><\/span>/;

const onStage = ({ src, sources, sizes, stage }: FirstPicture): string => {
  const sets = sources ? ` srcset="${escapeMarkup(sources)}" sizes="${escapeMarkup(sizes)}"` : '';
  const image = `<img${sets} src="${escapeMarkup(src)}" alt="" fetchpriority="high" />`;
  return `<span class="skeleton skeleton-banner is-${stage}">${image}</span>`;
};

const preload = ({ src, sources, sizes }: FirstPicture): string => {
  const sets = sources ? ` imagesrcset="${escapeMarkup(sources)}" imagesizes="${escapeMarkup(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeMarkup(src)}"${sets} fetchpriority="high" />`;
};

const linesOf = (head: PageHead, language: Language, publicUrl: string): string[] => [
  ...(head.firstPicture ? [preload(head.firstPicture)] : []),
  ...(head.path === null ? [meta('robots', 'noindex')] : addresses(head.path, language, publicUrl)),
  property('og:type', head.type),
  property('og:site_name', SITE[language]),
  property('og:locale', LOCALES[language]),
  property('og:title', head.title),
  property('og:description', head.description),
  property('og:image', createAddressOf(publicUrl)(head.picture)),
  meta('twitter:card', 'summary_large_image'),
  ...head.linkedData.map(
    (data) => `<script type="application/ld+json">${escapeJsonForScript(JSON.stringify(data))}</script>`,
  ),
];

/** Where the client finds what came with the page. */
const renderResponses = (responses: PageHead['responses'], language: Language): string => {
  const entries = Array.from(responses, ([path, json]) => `${JSON.stringify(path)}:${json}`).join();
  const all = `{"language":"${language}","answers":{${entries}}}`;
  return responses.size === 0
    ? ''
    : `<script type="application/json" id="answers">${escapeJsonForScript(all)}</script>`;
};

/**
 * A page of the client, filled with what it says of itself.
 *
 * @param page as it was built
 * @param publicUrl where members reach the shop, without a slash at the end
 */
export const fillPage = (page: string, head: PageHead, language: Language, publicUrl: string): string =>
  page
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, () => meta('description', head.description))
    .replace(/<title>[^<]*<\/title>/, () => {
      const title = `<title>${escapeMarkup(head.title)}</title>`;
      return [title, ...linesOf(head, language, publicUrl)].join('\n');
    })
    .replace(STAGE, (empty) => (head.firstPicture?.stage ? onStage(head.firstPicture) : empty))
    .replace('</body>', () => `${renderResponses(head.responses, language)}</body>`);
