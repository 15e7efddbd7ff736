import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../kernel/languages.js';
import type { Config } from '../../platform/config.js';
import type { TextVersion, TextVersions } from '../streams/versions.js';
import { type LegalText, parseLegalText } from './legal-text.js';

/** The binding texts, by the name in their page's path. */
export const LEGAL_TEXTS = [
  'terms-of-service',
  'point-terms-of-service',
  'privacy-policy',
  'specific-commerce',
  'fund-settlement',
] as const;

export type BindingTextName = (typeof LEGAL_TEXTS)[number];

/** The texts that members agree to by registering. */
export const AGREED_TEXTS = ['terms-of-service', 'point-terms-of-service', 'privacy-policy'] as const;

/** The help texts. */
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

/** The newest version has no number in its file name; earlier ones have theirs: `terms-of-service.1.ja.md`. */
const FILE = /^(?<label>(?<of>[a-z-]+)(?:\.[1-9]\d*)?)\.ja\.md$/;

/** All versions of all texts in a folder. */
export class LegalTexts {
  private readonly versions: ReadonlyMap<LegalTextName, readonly InBoth[]>;

  /** Reads the folder. @throws Error for an invalid file, or if languages or versions do not match */
  constructor(private readonly folder: string) {
    const files = readdirSync(folder);
    const versionsOf = (name: LegalTextName): readonly InBoth[] =>
      files.flatMap((file) => {
        const { label, of } = FILE.exec(file)?.groups ?? {};
        return label !== undefined && of === name ? [this.read(label)] : [];
      });
    this.versions = new Map(TEXTS.map((name) => [name, sortVersions(name, versionsOf(name))]));
  }

  /** Returns the newest version of a text, in force or not. A help text has only one. */
  newest(name: LegalTextName, language: Language): LegalText {
    return this.versions.get(name)!.at(-1)![language];
  }

  /** Finds a version of a text; null if this release does not have it. */
  find(name: string, version: number, language: Language): LegalText | null {
    const versions = isBindingText(name) ? this.versions.get(name)! : [];
    return versions.find(({ ja }) => ja.issue!.version === version)?.[language] ?? null;
  }

  /** Returns a version of a text. @throws Error if this release does not have it */
  version(name: string, version: number, language: Language): LegalText {
    const text = this.find(name, version, language);
    if (!text) throw new Error(`${name} has no version ${version} in this release`);
    return text;
  }

  /** Returns the first day of each version of a text, with the announced versions. */
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
    throw new Error(`the versions of ${name} must exist in both languages, with rising numbers and dates`);
  return ordered;
};

const loadedTexts = new Map<string, LegalTexts>();

/** Loads the texts once for each folder. */
export const loadLegalTexts = ({ legalTexts }: Pick<Config, 'legalTexts'>): LegalTexts => {
  const texts = loadedTexts.get(legalTexts) ?? new LegalTexts(legalTexts);
  loadedTexts.set(legalTexts, texts);
  return texts;
};
