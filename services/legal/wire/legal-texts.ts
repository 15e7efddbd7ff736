import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../kernel/languages.js';
import { projectRoot } from '../../platform/project-root.js';
import { type LegalText, legalTextOf } from './legal-text.js';

/** The texts that people are bound by, each named as its page. */
export const LEGAL_TEXTS = [
  'terms-of-service',
  'point-terms-of-service',
  'privacy-policy',
  'specific-commerce',
  'fund-settlement',
] as const;

/** Those that whoever registers agrees to. */
export const AGREED_TEXTS = ['terms-of-service', 'point-terms-of-service', 'privacy-policy'] as const;

/** The texts that help. */
export const HELP_TEXTS = ['user-guide', 'questions'] as const;

const TEXTS = [...LEGAL_TEXTS, ...HELP_TEXTS] as const;

export type LegalTextName = (typeof TEXTS)[number];

export const isLegalTextName = (name: string): name is LegalTextName => TEXTS.includes(name as LegalTextName);

const read = (name: LegalTextName, language: Language): LegalText =>
  legalTextOf(readFileSync(join(projectRoot, `services/legal/texts/${name}.${language}.md`), 'utf8'));

const texts = new Map(TEXTS.map((name) => [name, { ja: read(name, 'ja'), en: read(name, 'en') }] as const));

/** A text as it stands in the repository. */
export const legalText = (name: LegalTextName, language: Language): LegalText => texts.get(name)![language];
