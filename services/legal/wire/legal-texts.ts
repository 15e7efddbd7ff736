import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../kernel/languages.js';
import type { Config } from '../../platform/config.js';
import type { TextVersion, TextVersions } from '../streams/versions.js';
import { type LegalText, parseLegalText } from './legal-text.js';

/** The texts that people are bound by, each named as its page. */
export const LEGAL_TEXTS = [
  'terms-of-service',
  'point-terms-of-service',
  'privacy-policy',
  'specific-commerce',
  'fund-settlement',
] as const;

export type BindingTextName = (typeof LEGAL_TEXTS)[number];

/** Those that whoever registers agrees to. */
export const AGREED_TEXTS = ['terms-of-service', 'point-terms-of-service', 'privacy-policy'] as const;

/** The texts that help. */
export const HELP_TEXTS = ['user-guide', 'questions'] as const;

const TEXTS = [...LEGAL_TEXTS, ...HELP_TEXTS] as const;

export type LegalTextName = (typeof TEXTS)[number];

const among =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    names.includes(name as Name);

export const isLegalTextName = among(TEXTS);
export const isBindingText = among(LEGAL_TEXTS);
export const isAgreedText = among(AGREED_TEXTS);

type InBoth = Readonly<Record<Language, LegalText>>;

/** The newest has no number in its file's name; earlier ones are kept under theirs: `terms-of-service.1.ja.md`. */
const FILE = /^(?<label>(?<of>[a-z-]+)(?:\.[1-9]\d*)?)\.ja\.md$/;

/** All versions of all texts, as they lie in a folder. */
export class LegalTexts {
  private readonly versions: ReadonlyMap<LegalTextName, readonly InBoth[]>;

  /** @throws Error for a file that is no text, and where the two languages or the versions do not fit together */
  constructor(private readonly folder: string) {
    const files = readdirSync(folder);
    const versionsOf = (name: LegalTextName): readonly InBoth[] =>
      files.flatMap((file) => {
        const { label, of } = FILE.exec(file)?.groups ?? {};
        return label !== undefined && of === name ? [this.read(label)] : [];
      });
    this.versions = new Map(TEXTS.map((name) => [name, sortVersions(name, versionsOf(name))]));
  }

  /** The newest version of a text, whether it is in force or not; a text that helps has only this one. */
  newest(name: LegalTextName, language: Language): LegalText {
    return this.versions.get(name)!.at(-1)![language];
  }

  /** A version of a text; null where this release has none of that number. */
  find(name: string, version: number, language: Language): LegalText | null {
    const versions = isBindingText(name) ? this.versions.get(name)! : [];
    return versions.find(({ ja }) => ja.issue!.version === version)?.[language] ?? null;
  }

  /** As `find`. @throws Error where there is none */
  version(name: string, version: number, language: Language): LegalText {
    const text = this.find(name, version, language);
    if (!text) throw new Error(`${name} has no version ${version} in this release`);
    return text;
  }

  /** From when each version of a text holds, and which of them were announced. */
  versionsOf(name: BindingTextName, announced: ReadonlySet<number>): TextVersions {
    return {
      issues: this.versions.get(name)!.map(({ ja }) => ja.issue!),
      isAgreedTo: isAgreedText(name),
      announced,
    };
  }

  private read(label: string): InBoth {
    const textIn = (language: Language) =>
      parseLegalText(readFileSync(join(this.folder, `${label}.${language}.md`), 'utf8'));
    return { ja: textIn('ja'), en: textIn('en') };
  }
}

const sortVersions = (name: string, versions: readonly InBoth[]): readonly InBoth[] => {
  const ordered = versions.toSorted((a, b) => (a.ja.issue?.version ?? 0) - (b.ja.issue?.version ?? 0));
  const isAfter = (one: TextVersion, other: TextVersion) =>
    one.version > other.version && one.inForceFrom > other.inForceFrom;
  const isRising = ordered.slice(1).every(({ ja }, i) => ja.issue && isAfter(ja.issue, ordered[i]!.ja.issue!));
  const isSame = ordered.every(({ ja, en }) => JSON.stringify(ja.issue) === JSON.stringify(en.issue));
  if (ordered.length === 0 || !isRising || !isSame)
    throw new Error(
      `the versions of ${name} must be there in both languages, each with a later number and a later day`,
    );
  return ordered;
};

const loadedTexts = new Map<string, LegalTexts>();

/** The texts of a process, read once. */
export const loadLegalTexts = ({ legalTexts }: Pick<Config, 'legalTexts'>): LegalTexts => {
  const texts = loadedTexts.get(legalTexts) ?? new LegalTexts(legalTexts);
  loadedTexts.set(legalTexts, texts);
  return texts;
};
