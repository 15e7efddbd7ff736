import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../kernel/languages.js';
import { projectRoot } from '../../platform/project-root.js';
import { type LegalText, legalTextOf } from './legal-text.js';

/** The texts that the shop has, each named as its page. */
export const LEGAL_TEXTS = [
  'terms-of-service',
  'point-terms-of-service',
  'privacy-policy',
  'specific-commerce',
  'fund-settlement',
] as const;

export type LegalTextName = (typeof LEGAL_TEXTS)[number];

export const isLegalTextName = (name: string): name is LegalTextName => LEGAL_TEXTS.includes(name as LegalTextName);

const read = (name: LegalTextName, language: Language): LegalText =>
  legalTextOf(readFileSync(join(projectRoot, `services/legal/texts/${name}.${language}.md`), 'utf8'));

const texts = new Map(LEGAL_TEXTS.map((name) => [name, { ja: read(name, 'ja'), en: read(name, 'en') }] as const));

/** A text as it stands in the repository. */
export const legalText = (name: LegalTextName, language: Language): LegalText => texts.get(name)![language];
