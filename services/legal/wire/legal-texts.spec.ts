import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../kernel/languages.js';
import { toTokyoDate } from '../../kernel/time.js';
import { IDENTITY, parseLegalText } from './legal-text.js';
import { HELP_TEXTS, LEGAL_TEXTS, type LegalTextName, LegalTexts } from './legal-texts.js';

const FOLDER = 'services/legal/texts';
const texts = new LegalTexts(FOLDER);
const legalText = (name: LegalTextName, language: Language) => texts.newest(name, language);

describe('the texts', () => {
  it.each([...LEGAL_TEXTS, ...HELP_TEXTS])('have the same sections in both languages: %s', (name) => {
    const [ja, en] = [legalText(name, 'ja'), legalText(name, 'en')];
    expect(en.issue).toEqual(ja.issue);
    expect(en.sections.map(({ id }) => id)).toEqual(ja.sections.map(({ id }) => id));
    const shapeOf = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag);
    for (const [i, section] of ja.sections.entries())
      expect([section.id, shapeOf(en.sections[i]!.html)]).toEqual([section.id, shapeOf(section.html)]);
  });

  it.each([
    ['terms-of-service', 24],
    ['point-terms-of-service', 7],
  ] as const)('%s has %d articles, numbered', (name, count) => {
    expect(legalText(name, 'ja').sections.map(({ heading }) => heading)).toEqual(
      Array.from({ length: count }, (_, i) => expect.stringMatching(`^第${i + 1}条（.+）$`)),
    );
    expect(legalText(name, 'en').sections.map(({ heading }) => heading)).toEqual(
      Array.from({ length: count }, (_, i) => expect.stringMatching(`^Article ${i + 1} \\(.+\\)$`)),
    );
  });

  it('have a version only if they are binding', () => {
    expect(LEGAL_TEXTS.filter((name) => legalText(name, 'ja').issue === null)).toEqual([]);
    expect(HELP_TEXTS.filter((name) => legalText(name, 'ja').issue !== null)).toEqual([]);
  });

  it.each(LEGAL_TEXTS)('%s is in force on the day of its release, so that nobody agrees to what is to come', (name) => {
    const { issues } = texts.versionsOf(name, new Set());
    expect(issues[0]!.inForceFrom <= toTokyoDate(new Date())).toBe(true);
  });

  it('have the dates of the specification', () => {
    const endOf = (name: LegalTextName, language: Language) => legalText(name, language).sections.at(-1)!.html;
    expect(legalText('terms-of-service', 'ja').issue!.inForceFrom).toMatch(/^2024-12-/);
    expect(legalText('point-terms-of-service', 'ja').issue!.inForceFrom).toMatch(/^2024-/);
    expect(endOf('terms-of-service', 'ja')).toContain('2024年12月制定');
    expect(endOf('terms-of-service', 'en')).toContain('Dated December 2024');
    expect(endOf('point-terms-of-service', 'ja')).toContain('2024年制定（付属の英語訳は2021年）');
    expect(endOf('point-terms-of-service', 'en')).toContain('the bundled English translation is dated 2021');
  });

  it('show the details of the shop’s operator in a section of their own', () => {
    const textsWithIdentity = LEGAL_TEXTS.filter((name) =>
      legalText(name, 'ja').sections.some(({ html }) => html === `<p>${IDENTITY}</p>`),
    );
    expect(textsWithIdentity).toEqual(['specific-commerce', 'fund-settlement']);
  });
});

describe('a file of a text', () => {
  const front = '---\ntitle: A text\nversion: 3\nin_force_from: 2026-12-01\n---\n';

  it('has a section under each heading', () => {
    expect(parseLegalText(`${front}\nFirst.\n\n## One\n\n1. a\n2. b\n\n## Two\n\nEnd.\n`)).toEqual({
      title: 'A text',
      issue: { version: 3, inForceFrom: '2026-12-01' },
      leadHtml: '<p>First.</p>',
      sections: [
        { id: 'article-1', heading: 'One', html: '<ol>\n<li>a</li>\n<li>b</li>\n</ol>' },
        { id: 'article-2', heading: 'Two', html: '<p>End.</p>' },
      ],
    });
  });

  it('may lack a version', () => {
    expect(parseLegalText('---\ntitle: A guide\n---\nFirst.\n')).toEqual({
      title: 'A guide',
      issue: null,
      leadHtml: '<p>First.</p>',
      sections: [],
    });
  });

  it.each([
    ['version', front.replace('version: 3\n', '')],
    ['day', front.replace('2026-12-01', 'soon')],
    ['front', '## One\n'],
  ])('fails to parse without its %s', (_, source) => {
    expect(() => parseLegalText(source)).toThrow('a text must begin with its title');
  });
});
