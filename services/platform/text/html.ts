import sanitize from 'sanitize-html';

const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** A picture from the web, or from the shop itself; never one that a backslash or a second slash leads elsewhere. */
const IMAGE_SOURCE = /^(https:\/\/|\/(?![/\\]))/i;

/** Only for reading addresses: which host the shop has is not known here. */
const ANY_HOST = 'https://shop.invalid/';
/** However often an address was escaped. */
const MAX_ESCAPES = 5;

const unescapeFully = (path: string): string => {
  let text = path;
  try {
    for (let i = 0; i < MAX_ESCAPES && text.includes('%'); i += 1) text = decodeURIComponent(text);
  } catch {
    // A lone percent sign is one.
  }
  return text;
};

/**
 * Whether an address, in whichever spelling, leads to an API: of the shop, or of a host that may be the shop. Whoever
 * looks at a page must not be made to ask it for anything.
 */
const leadsToApi = (address: string): boolean => {
  if (!URL.canParse(address, ANY_HOST)) return true;
  const path: string[] = [];
  for (const segment of unescapeFully(new URL(address, ANY_HOST).pathname).split(/[/\\]+/)) {
    if (segment === '..') path.pop();
    else if (segment !== '' && segment !== '.') path.push(segment);
  }
  return /^(admin-)?api(;|$)/i.test(path[0]?.trim() ?? '');
};

/** What stands escaped in HTML that was made clean. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const RULES: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img', ...TABLE_TAGS],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: { ...(href === undefined || leadsToApi(href) ? {} : { href }), ...attribs, rel: 'noopener' },
    }),
  },
  exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && (!IMAGE_SOURCE.test(src) || leadsToApi(src)),
  // What they hold is program or markup, not words: it goes with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
  disallowedTagsMode: 'discard',
};

/**
 * The HTML of an operator as it may be shown to everybody: paragraphs, emphasis, lists, headings, tables, links to the
 * web, mail or the shop, and pictures; none of them leads to an API. Everything else is left out. Clean HTML stays as it is.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, RULES);

/** The words of clean HTML in one line. */
export const extractText = (html: string): string =>
  sanitize(html.replace(/<(?=[a-z/])/gi, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
