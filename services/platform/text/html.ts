import sanitize from 'sanitize-html';

const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Matches the address of a picture on the web or on the shop, except one that a second slash or a backslash leads elsewhere. */
const IMAGE_SOURCE = /^(https:\/\/|\/(?![/\\]))/i;

/** Base for parsing addresses; the shop's host is unknown here. */
const ANY_HOST = 'https://shop.invalid/';
/** Maximum times an address is unescaped. */
const MAX_ESCAPES = 5;

const unescapeFully = (path: string): string => {
  let text = path;
  try {
    for (let i = 0; i < MAX_ESCAPES && text.includes('%'); i += 1) text = decodeURIComponent(text);
  } catch {
    // The text contains a literal percent sign.
  }
  return text;
};

/**
 * Returns true when an address, in any spelling, leads to an API of the shop, or of a host that may be the shop. Viewing a page
 * must not make a browser call the API.
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

/** Entities that occur in sanitized HTML. */
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
  // Their content is program or markup, not text, so it is removed with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
  disallowedTagsMode: 'discard',
};

/**
 * Sanitizes the HTML of an operator for publication. It keeps paragraphs, emphasis, lists, headings, tables, pictures, and links
 * to the web, mail or the shop, and removes everything else. No link or picture leads to an API. Clean HTML stays unchanged.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, RULES);

/** Returns the text of sanitized HTML in one line. */
export const extractText = (html: string): string =>
  sanitize(html.replace(/<(?=[a-z/])/gi, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
