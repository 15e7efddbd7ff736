import type { Language } from '../../../kernel/languages.js';
import { escapeJsonForScript, escapeMarkup } from '../../text/escape.js';

/** A picture in the first view of a page, to be fetched before any script has run. */
export interface FirstPicture {
  readonly src: string;
  /** The value of `srcset`; null when there is only one size. */
  readonly sources: string | null;
  readonly sizes: string;
  /** Position of a picture that is the largest of the first view and is rendered before any script has run; else null. */
  readonly stage: 'banner' | 'gallery' | null;
}

/** Metadata and first data of a page, sent in its HTML. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path on the shop, without a language; null for a page that search engines must not index. */
  readonly path: string | null;
  readonly type: 'website' | 'product';
  /** Address of the picture that messengers show in a preview. */
  readonly picture: string;
  /** JSON-LD. */
  readonly linkedData: readonly object[];
  readonly firstPicture: FirstPicture | null;
  /** The client's first responses as JSON, by their path below `/api`. */
  readonly responses: ReadonlyMap<string, string>;
}

/** The shop's name. */
export const SITE: Record<Language, string> = { ja: 'オリパショップ', en: 'Oripa Shop' };

const LOCALES: Record<Language, string> = { ja: 'ja_JP', en: 'en_GB' };

/** Converts a path to an absolute address; addresses of other sites stay unchanged. */
export type AddressOf = (path: string) => string;

/** Returns a converter of paths to absolute addresses. An invalid address becomes that of the top page. */
export const createAddressOf =
  (publicUrl: string): AddressOf =>
  (path) =>
    new URL(URL.canParse(path, publicUrl) ? path : '/', publicUrl).href;

/** Returns the path of a page in a language; Japanese needs no `lang` parameter. */
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

/** Matches the empty placeholder of the largest picture in a built page. */
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

/** Returns the script element from which the client reads its first responses; '' when there are none. */
const renderResponses = (responses: PageHead['responses'], language: Language): string => {
  const entries = Array.from(responses, ([path, json]) => `${JSON.stringify(path)}:${json}`).join();
  const all = `{"language":"${language}","answers":{${entries}}}`;
  return responses.size === 0
    ? ''
    : `<script type="application/json" id="answers">${escapeJsonForScript(all)}</script>`;
};

/**
 * Fills a page of the client with its metadata and first data.
 *
 * @param page the built HTML
 * @param publicUrl the shop's public address, without a trailing slash
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
