import { Marked } from 'marked';
import { parseTokyoDate } from '../../kernel/time.js';
import type { TextVersion } from '../streams/versions.js';

/** One article, or one section, of a text. */
export interface LegalSection {
  /** By which a link leads to it, the same in both languages: `article-3`. */
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** A text in one language. */
export interface LegalText {
  readonly title: string;
  /** Null for one that only helps. */
  readonly issue: TextVersion | null;
  /** What stands before the first section; '' where nothing does. */
  readonly leadHtml: string;
  readonly sections: readonly LegalSection[];
}

/** Alone in a section, it stands for who runs the shop. */
export const IDENTITY = '{{identity}}';

const FRONT =
  /^---\ntitle: (?<title>.+)\n(?:version: (?<version>[1-9]\d*)\nin_force_from: (?<day>\d{4}-\d\d-\d\d)\n)?---\n/;

const marked = new Marked({ async: false });
const htmlOf = (markdown: string): string => (marked.parse(markdown) as string).trim();

/**
 * A file of `texts/`: what it is called, for one that binds its version and the day from which it holds, then Markdown with a
 * section under each heading of the second level.
 *
 * @throws Error where its title is missing, or one of the two without the other
 */
export const parseLegalText = (source: string): LegalText => {
  const front = FRONT.exec(source);
  if (!front?.groups) throw new Error('a text begins with its title, and may have its version and its day, both');
  const { title, version, day } = front.groups as { title: string; version?: string; day?: string };
  const inForceFrom = day === undefined ? null : parseTokyoDate(day);
  if (day !== undefined && !inForceFrom) throw new Error(`${day} is no day of the calendar`);
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
