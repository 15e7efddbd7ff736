import { Marked } from 'marked';
import { parseTokyoDate } from '../../kernel/time.js';
import type { TextVersion } from '../streams/versions.js';

/** An article or section of a text. */
export interface LegalSection {
  /** The fragment of links to it, the same in both languages: `article-3`. */
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** A text in one language. */
export interface LegalText {
  readonly title: string;
  /** Null for a help text. */
  readonly issue: TextVersion | null;
  /** The text before the first section; '' if there is none. */
  readonly leadHtml: string;
  readonly sections: readonly LegalSection[];
}

/** A placeholder for the details of the shop's operator; it stands alone in a section. */
export const IDENTITY = '{{identity}}';

const FRONT =
  /^---\ntitle: (?<title>.+)\n(?:version: (?<version>[1-9]\d*)\nin_force_from: (?<day>\d{4}-\d\d-\d\d)\n)?---\n/;

const marked = new Marked({ async: false });
const htmlOf = (markdown: string): string => (marked.parse(markdown) as string).trim();

/**
 * Parses a file of `texts/`: the title, for a binding text its version and first day, then Markdown. Each heading of the second
 * level begins a section.
 *
 * @throws Error if the title is missing, or only one of version and day is there
 */
export const parseLegalText = (source: string): LegalText => {
  const front = FRONT.exec(source);
  if (!front?.groups)
    throw new Error('a text must begin with its title, and have both a version and a first day or neither');
  const { title, version, day } = front.groups as { title: string; version?: string; day?: string };
  const inForceFrom = day === undefined ? null : parseTokyoDate(day);
  if (day !== undefined && !inForceFrom) throw new Error(`${day} is not a calendar date`);
  const [lead = '', ...sections] = source.slice(front[0].length).split(/^## /m);
  return {
    title,
    issue: inForceFrom && { version: Number(version), inForceFrom },
    leadHtml: htmlOf(lead),
    sections: sections.map((section, i) => {
      const end = section.indexOf('\n');
      return { id: `article-${i + 1}`, heading: section.slice(0, end).trim(), html: htmlOf(section.slice(end)) };
    }),
  };
};
