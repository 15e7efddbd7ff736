import { Marked } from 'marked';

/** One article, or one section, of a text. */
export interface LegalSection {
  /** By which a link leads to it, the same in both languages: `article-3`. */
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** A text that people are bound by, in one language. */
export interface LegalText {
  readonly title: string;
  readonly version: number;
  /** The Tokyo day from which it holds, `2026-12-01`. */
  readonly inForceFrom: string;
  /** What stands before the first section; '' where nothing does. */
  readonly leadHtml: string;
  readonly sections: readonly LegalSection[];
}

/** Alone in a section, it stands for who runs the shop. */
export const IDENTITY = '{{identity}}';

const FRONT = /^---\ntitle: (?<title>.+)\nversion: (?<version>[1-9]\d*)\nin_force_from: (?<day>\d{4}-\d\d-\d\d)\n---\n/;

const marked = new Marked({ async: false });
const htmlOf = (markdown: string): string => (marked.parse(markdown) as string).trim();

/**
 * A file of `texts/`: what it is called, its version and the day from which it holds, then Markdown with a section under each
 * heading of the second level.
 *
 * @throws Error where one of these is missing
 */
export const legalTextOf = (source: string): LegalText => {
  const front = FRONT.exec(source);
  if (!front?.groups)
    throw new Error('a legal text begins with its title, its version and the day from which it holds');
  const { title, version, day } = front.groups as { title: string; version: string; day: string };
  const [lead = '', ...sections] = source.slice(front[0].length).split(/^## /m);
  return {
    title,
    version: Number(version),
    inForceFrom: day,
    leadHtml: htmlOf(lead),
    sections: sections.map((section, i) => {
      const end = section.indexOf('\n');
      return { id: `article-${i + 1}`, heading: section.slice(0, end).trim(), html: htmlOf(section.slice(end)) };
    }),
  };
};
