import sanitize from 'sanitize-html';

const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** A picture from the web, or from the shop itself; never one that a backslash or a second slash leads elsewhere. */
const IMAGE_SOURCE = /^(https?:\/\/|\/(?![/\\]))/i;

const RULES: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img', ...TABLE_TAGS],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !IMAGE_SOURCE.test(attribs.src ?? ''),
  // What they hold is program or markup, not words: it goes with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
  disallowedTagsMode: 'discard',
};

/**
 * The HTML of an operator as it may be shown to everybody: paragraphs, emphasis, lists, headings, tables, links to the
 * web, mail or the shop, and pictures. Everything else is left out. Clean HTML stays as it is.
 */
export const sanitizeHtml = (html: string): string => sanitize(html, RULES);
