import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { timelineMessages } from './timeline.messages';

const SERVICES = 'services/';

const sources = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:spec|fixture)\.ts$/.test(file))
  .map((file) => `${SERVICES}${file}`);

const ofOperators = new Set(sources.filter((file) => /\.admin\.(?:command|controller)\.ts$/.test(file)).map(dirname));

/** Returns true for files that declare refusals of operators' commands. */
const declaresRefusals = (file: string): boolean =>
  /\/commands\/|\.refusals\.ts$/.test(file) || (file.endsWith('.decide.ts') && ofOperators.has(dirname(file)));

const literalsIn = (text: string): readonly string[] => [...text.matchAll(/'([A-Z]\w+)'/g)].map(([, code]) => code!);

/** Returns the codes of refusals in a source: members of `Refusal<…>`, and codes that a rule returns. */
const codesIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/\bRefusal<([^>{]+)>/g)].flatMap(([, codes]) => literalsIn(codes!)),
  ...[...source.matchAll(/\brefuse\(\{ code: ([^,}]+)/g)].flatMap(([, code]) => literalsIn(code!)),
];

const codes = new Set(sources.filter(declaresRefusals).flatMap((file) => codesIn(readFileSync(file, 'utf8'))));

const shortForms = (language: 'ja' | 'en'): Readonly<Record<string, unknown>> =>
  (timelineMessages[language] as { timeline: { refusals: Record<string, unknown> } }).timeline.refusals;

describe('refusals of operators’ commands', () => {
  it('occur in the sources', () => expect(codes.size).toBeGreaterThan(120));

  it.each(['ja', 'en'] as const)('have a short form for the audit trail (%s)', (language) => {
    const words = shortForms(language);
    expect([...codes].filter((code) => typeof words[code] !== 'string').sort()).toEqual([]);
  });
});
