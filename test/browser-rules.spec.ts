import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** The clients, and the only folder of each that may use features that some browsers lack. */
const CLIENTS = ['web', 'admin'];
const WRAPPERS = join('src', 'browser');

/** Globals that are missing, blocked or wrong in some browsers. */
const RESTRICTED = new Set([
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'navigator', 'crypto', 'performance'],
  ...['matchMedia', 'requestIdleCallback', 'structuredClone', 'queueMicrotask', 'reportError', 'Intl', 'Notification'],
  ...['AudioContext', 'EventSource', 'WebSocket', 'BroadcastChannel', 'SharedWorker', 'IntersectionObserver'],
  ...['ResizeObserver', 'PerformanceObserver', 'AbortSignal', 'OffscreenCanvas', 'createImageBitmap'],
  ...['TextDecoderStream', 'CompressionStream', 'DecompressionStream', 'ClipboardItem', 'FontFace'],
]);
/** Members of a document, an element or a value that reach the same features. */
const RESTRICTED_MEMBERS = new Set([
  ...['cookie', 'execCommand', 'showModal', 'startViewTransition', 'requestFullscreen', 'showPopover'],
  ...['toLocaleDateString', 'toLocaleTimeString', 'getTimezoneOffset'],
]);
const GLOBALS = new Set(['window', 'globalThis', 'self']);

const isGlobal = (node: ts.Node): boolean => ts.isIdentifier(node) && GLOBALS.has(node.text);

/** Returns true when an identifier reads a value, and is no member, property name or type. */
const isRead = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent))
    return parent.initializer === node;
  return !(
    ts.isTypeNode(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxSelfClosingElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent)
  );
};

/** Returns the names that a file imports or declares, which differ from the browser's globals. */
const ownNames = (source: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isImportClause(node) || ts.isBindingElement(node) || ts.isParameter(node))
      if (node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name && ts.isIdentifier(node.name))
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
};

const faultOf = (node: ts.Node, ownNames: ReadonlySet<string>): string | undefined => {
  if (ts.isCallExpression(node) && node.arguments.length === 0 && /\.toLocaleString$/.test(node.expression.getText()))
    return '.toLocaleString()';
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()';
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text;
    if (node.expression.getText() === 'Date' && name === 'now') return 'Date.now';
    if (isGlobal(node.expression) && RESTRICTED.has(name)) return name;
    if (RESTRICTED_MEMBERS.has(name)) return `.${name}`;
  }
  if (ts.isElementAccessExpression(node) && isGlobal(node.expression) && ts.isStringLiteral(node.argumentExpression))
    if (RESTRICTED.has(node.argumentExpression.text)) return node.argumentExpression.text;
  if (ts.isIdentifier(node) && RESTRICTED.has(node.text) && !ownNames.has(node.text) && isRead(node)) return node.text;
  return undefined;
};

/** Lists the direct uses of browser features in a source file, each with its line. */
const bareUses = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declaredNames = ownNames(source);
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node, declaredNames);
    if (fault) uses.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${fault}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
};

const sourcesOf = (client: string): string[] =>
  readdirSync(join(client, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(client, 'src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|fixture)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(join(client, WRAPPERS)));

describe('features that some browsers lack', () => {
  it.each(CLIENTS)('reach %s through its wrappers alone', (client) => {
    const files = sourcesOf(client);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => bareUses(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ["localStorage.getItem('a');", 'localStorage'],
    ['window.sessionStorage.clear();', 'sessionStorage'],
    ["globalThis['crypto'].subtle;", 'crypto'],
    ['const { clipboard } = navigator;', 'navigator'],
    ['use({ navigator });', 'navigator'],
    ['keep(sessionStorage);', 'sessionStorage'],
    ['useState(Date.now);', 'Date.now'],
    ['const now = new Date();', 'new Date()'],
    ['new Intl.NumberFormat("ja");', 'Intl'],
    ['date.toLocaleString();', '.toLocaleString()'],
    ['document.cookie = "a=1";', '.cookie'],
    ['dialog?.showModal();', '.showModal'],
    ['new AudioContext();', 'AudioContext'],
  ])('count in %s', (text, fault) => expect(bareUses('a.ts', text)).toEqual([`a.ts:1 ${fault}`]));

  it.each([
    'new Date(time);',
    "import { Notification } from 'react-admin'; use(Notification);",
    'let audio: AudioContext | undefined;',
    "import type { Notification } from './own'; const list: Notification[] = [];",
    'use({ caches: 1 }.caches);',
    'const performance = open(); performance.end();',
  ])('do not count in %s', (text) => expect(bareUses('a.tsx', text)).toEqual([]));
});

const JOURNEYS = join('test', 'browser');

/** Lists uses of a row by its position, such as the second one. Journeys share a shop, and other journeys change its lists. */
const rowsByPlace = (file: string, text: string): string[] =>
  [...text.matchAll(/getByRole\('row'\)\s*\.(?:nth|first|last)\(/g)].map(
    ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
  );

describe('rows of a list', () => {
  it('appear in journeys by their text', () => {
    const files = readdirSync(JOURNEYS).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => rowsByPlace(file, readFileSync(join(JOURNEYS, file), 'utf8')))).toEqual([]);
  });

  it.each(["page.getByRole('row').nth(1);", "table\n.getByRole('row')\n.last();"])(
    'count as chosen by position in %s',
    (text) => expect(rowsByPlace('a.ts', text)).toHaveLength(1),
  );

  it.each([
    "page.getByRole('row').filter({ hasText: mail }).first();",
    "expect(page.getByRole('row')).toHaveCount(2);",
  ])('count as chosen by text in %s', (text) => expect(rowsByPlace('a.ts', text)).toEqual([]));
});

/** Lists reads of all elements that a page has at one moment. Before the page is rendered, there are none. */
const momentaryLists = (file: string, text: string): string[] =>
  [...text.matchAll(/\.all\(\)/g)].map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);

describe('elements of a page', () => {
  it('appear in journeys with a wait, never as a list of one moment', () => {
    const files = readdirSync(JOURNEYS).filter((file) => file.endsWith('.ts'));
    expect(files.flatMap((file) => momentaryLists(file, readFileSync(join(JOURNEYS, file), 'utf8')))).toEqual([]);
  });

  it('count where a journey lists them', () =>
    expect(momentaryLists('a.ts', "const [a] = await page\n.locator('input').all();")).toEqual(['a.ts:2']));
});
