import { describe, expect, it } from '@jest/globals';
import {
  checkDocument,
  checkFileName,
  checkSource,
  checkTypes,
  findExportedTypes,
  MAX_WORDS,
} from './language/language.rules.mjs';
import { checkTree } from './language/sources.mjs';

/** Returns the rules that a source breaks, each once. */
const rulesOf = (source: string, path = 'services/draws/box.ts'): readonly string[] => [
  ...new Set(checkSource(path, source).map(({ rule }) => rule)),
];

const sentenceOf = (words: number): string => `${Array.from({ length: words }, () => 'Word').join(' ')}.`;

describe('the repository', () => {
  it('breaks no rule of language', () => {
    const offences = checkTree().map(({ rule, path, line, text }) => `${path}:${line} ${rule}: ${text}`);
    expect(offences).toEqual([]);
  });
});

describe('doc comments', () => {
  it.each([
    'What a pack is paid in.',
    'Whether a name may sign notes.',
    'Whoever signs.',
    'Of an empty tree.',
    'By which methods members pay.',
    'That nobody reads.',
    'Whose signature it is.',
  ])('report the opening: %s', (text) => expect(rulesOf(`/** ${text} */\nconst a = 1;`)).toEqual(['opening']));

  it.each([
    'Returns the currency of a pack.',
    'Names the signer; whoever reads it knows the key.',
    'Whatsoever and whatnot.',
  ])('accept a sentence: %s', (text) => expect(rulesOf(`/** ${text} */\nconst a = 1;`)).toEqual([]));

  it('accept a line comment with such an opening', () => expect(rulesOf('// What follows.\nconst a = 1;')).toEqual([]));

  it('report the opening of a comment inside an interface', () =>
    expect(rulesOf('interface A {\n  /** Whose it is. */\n  readonly owner: string;\n}')).toEqual(['opening']));
});

describe('sentences of comments', () => {
  it('report a sentence one word too long', () => {
    expect(rulesOf(`/** ${sentenceOf(MAX_WORDS)} */\nconst a = 1;`)).toEqual([]);
    expect(rulesOf(`/** ${sentenceOf(MAX_WORDS + 1)} */\nconst a = 1;`)).toEqual(['sentence']);
  });

  it('join lines of one comment', () => {
    const half = Array.from({ length: 14 }, () => 'word').join(' ');
    expect(rulesOf(`// ${half}\n// ${half}\nconst a = 1;`)).toEqual(['sentence']);
    expect(rulesOf(`/**\n * ${half}\n * ${half}\n */\nconst a = 1;`)).toEqual(['sentence']);
  });

  it('do not join a sentence and the next one', () =>
    expect(rulesOf(`/** ${sentenceOf(20)} ${sentenceOf(20)} */\nconst a = 1;`)).toEqual([]));

  it('skip examples of code and directives', () => {
    const words = Array.from({ length: 40 }, () => 'word').join(' ');
    expect(rulesOf(`/**\n * Sums up:\n *\n *     ${words}\n */\nconst a = 1;`)).toEqual([]);
    expect(rulesOf(`// biome-ignore lint: ${words}\nconst a = 1;`)).toEqual([]);
  });

  it('count code in quotes as one word', () =>
    expect(rulesOf(`/** Runs \`${Array.from({ length: 30 }, () => 'word').join(' ')}\`. */\nconst a = 1;`)).toEqual(
      [],
    ));
});

describe('names', () => {
  it.each([
    ['prefix', 'const MOST_CARDS = 100;'],
    ['prefix', 'export const LONGEST_NAME = 40;'],
    ['word', 'class AnswerSlot {}'],
    ['word', 'const wantedCount = 1;'],
    ['word', 'interface Timekeeper { run(): void }'],
    ['word', 'function load(truth: string) {}'],
    ['local', 'const found = rows[0];'],
    ['local', 'const run = (asked: number) => asked;'],
    ['local', 'const { more } = page;'],
    ['function', 'export const cardLabel = () => 1;'],
    ['function', 'export function nextDraw() {}'],
  ])('report %s: %s', (rule, source) => expect(rulesOf(source)).toEqual([rule]));

  it.each([
    'const MAX_CARDS = 100;',
    'const foundation = 1;',
    'const factory = 1;',
    'const actor = 1;',
    'export const idOf = () => 1;',
    'export const isOpen = () => true;',
    'export const toYen = () => 1;',
    'export function loadDraw() {}',
    'export const Button = () => null;',
    'export const useDraws = () => 1;',
    'export const LIMIT = 3;',
    'export const total = 3;',
    'const nextDraw = () => 1;',
  ])('accept %s', (source) => expect(rulesOf(source)).toEqual([]));

  it('accept released properties of contracts, events and rows', () => {
    const source = 'export class A { readonly answeredAt!: string }';
    expect(rulesOf(source)).toEqual(['word']);
    expect(rulesOf(source, 'services/contacts/list.contract.ts')).toEqual([]);
  });

  it('accept released schemas of contracts', () => {
    const source = 'export interface DrawAnswer {}';
    expect(rulesOf(source)).toEqual(['word']);
    expect(rulesOf(source, 'services/draws/wire/drawn-card.contract.ts')).toEqual([]);
  });

  it('accept a term of the protocol in its folder', () => {
    const source = 'const firstSlot = 0;';
    expect(rulesOf(source, 'services/payments/buy-points/buy-points.command.ts')).toEqual(['word']);
    expect(rulesOf(source, 'services/draws/streams/draw-log.ts')).toEqual([]);
  });
});

describe('names of files', () => {
  it.each(['services/ledger/acts-wanted.ts', 'admin/src/ui/useAnswer.ts', 'web/src/api/last-answers.spec.tsx'])(
    'report %s',
    (path) => expect(checkFileName(path)).toMatchObject([{ rule: 'file', path }]),
  );

  it.each([
    'services/ledger/factory.ts',
    'services/contacts/answer-contact/answer-contact.decide.ts',
    'services/bin/timekeeper.ts',
    'migrations/0350-mail-wishes.ts',
  ])('accept %s', (path) => expect(checkFileName(path)).toEqual([]));
});

describe('exported types', () => {
  const typesIn = (sources: Record<string, string>) =>
    checkTypes(Object.entries(sources).flatMap(([path, source]) => findExportedTypes(path, source)));

  it('report one name in two files', () =>
    expect(typesIn({ 'a.ts': 'export interface Told {}', 'b.ts': 'export type Told = 1;' })).toHaveLength(2));

  it('accept a type and its value in one file', () =>
    expect(typesIn({ 'a.ts': 'export interface Told {}\nexport class Told {}' })).toEqual([]));

  it('accept one name in the server and in a client', () =>
    expect(typesIn({ 'services/a.ts': 'export type A = 1;', 'web/src/a.ts': 'export type A = 1;' })).toEqual([]));

  it('accept a name that a second file keeps to itself', () =>
    expect(typesIn({ 'a.ts': 'export interface Told {}', 'b.ts': 'interface Told {}' })).toEqual([]));
});

describe('titles of tests', () => {
  it.each([
    "it('is whole', () => {});",
    "it('of two members', () => {});",
    "it('to be paid', () => {});",
    "test('without a name', async () => {});",
    "it.each([1])('are %s', () => {});",
    'it(`by a name`, () => {});',
    "it.skip('for nobody', () => {});",
  ])('report %s', (source) => expect(rulesOf(source)).toEqual(['title']));

  it.each([
    "it('returns 400 when the amount exceeds the balance', () => {});",
    "it('does not credit a payment twice', () => {});",
    "describe('of two members', () => {});",
    "test.describe('of two members', () => {});",
    "visit('of two members');",
  ])('accept %s', (source) => expect(rulesOf(source)).toEqual([]));
});

describe('documents', () => {
  const rulesIn = (source: string) => checkDocument('README.md', source).map(({ rule }) => rule);

  it('report a long sentence and a fragment', () => {
    expect(rulesIn(`# Title\n\n${sentenceOf(MAX_WORDS + 1)}`)).toEqual(['document-sentence']);
    expect(rulesIn('Whether it holds.')).toEqual(['document-fragment']);
  });

  it('take items of lists and cells of tables apart', () =>
    expect(rulesIn(`- ${sentenceOf(20)}\n- ${sentenceOf(20)}\n\n| ${sentenceOf(20)} | ${sentenceOf(20)} |`)).toEqual(
      [],
    ));

  it('skip examples and questions', () => {
    const words = Array.from({ length: 40 }, () => 'word').join(' ');
    expect(rulesIn(`\`\`\`\n${words}\n\`\`\`\n\n    ${words}\n\nWhich one is it?`)).toEqual([]);
  });
});
