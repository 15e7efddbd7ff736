import ts from 'typescript';
import {
  ALLOWED_FILES,
  ALLOWED_NAMES,
  ALLOWED_TYPES,
  CONSTRUCTORS,
  FUNCTION_STARTS,
  HOUSE_WORDS,
  LOCALS,
  OPENINGS,
  PREFIXES,
  PREPOSITIONS,
  TERMS_OF_FOLDERS,
} from './words.mjs';

export const MAX_WORDS = 25;

/** Property names of these files are columns or fields of the wire, of events and of stored documents. */
const HAS_RELEASED_PROPERTIES = /\.(contract|events|rows|view|projection|query|state|entity)\.ts$/;

const DIRECTIVE = /^(biome-ignore|@ts-|eslint|#__PURE__|@__PURE__|@vite-ignore|webpack|<reference|istanbul|prettier|!)/;

const firstWord = (text) => /^[^\p{L}]*([\p{L}'’]+)/u.exec(text)?.[1].toLowerCase() ?? '';

/** Returns the words of a name in lower case: `loadHTTPPage` has `load`, `http` and `page`. */
const wordsOf = (name) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** Returns the sentences of a text. A blank line, an item of a list and a cell of a table end a sentence, too. */
const sentencesOf = (text) =>
  text
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/\b(e\.g|i\.e|etc|vs|No|cf)\.(?= )/g, '$1')
    .split(/\n\s*\n|\n\s*(?:[-*+]|\d+\.)\s|\s\|\s|(?<=[.!?][)"'”’*_]*)\s+(?=\P{Ll})/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const countWords = (sentence) => sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Finds sentences of more than {@link MAX_WORDS} words. */
const longSentences = (text) => sentencesOf(text).filter((sentence) => countWords(sentence) > MAX_WORDS);

const isExample = (line) => /^ {4}|^\s*[│├└┌─|]/.test(line);

/** Returns the text of a comment without its marks, examples of code and tags. */
const textOf = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\*)? ?/, ''))
    .map((line) => (isExample(line) ? '' : line.replace(/^@\w+\s*/, '\n\n')))
    .join('\n')
    .replace(/\{@link ([^}]+)\}/g, '$1');

/** Returns comments with their positions; consecutive lines that begin with `//` are one comment. */
const commentsOf = (file, source) => {
  const comments = [];
  const seen = new Set();
  const add = (ranges) => {
    for (const { pos, end, kind } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      comments.push({ pos, end, isLine: kind === ts.SyntaxKind.SingleLineCommentTrivia });
    }
  };
  const visit = (node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      add(ts.getLeadingCommentRanges(source, node.pos));
      add(ts.getTrailingCommentRanges(source, node.end));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  add(ts.getLeadingCommentRanges(source, file.endOfFileToken.pos));
  comments.sort((one, other) => one.pos - other.pos);
  return comments.reduce((merged, comment) => {
    const last = merged.at(-1);
    if (last?.isLine && comment.isLine && /^\s*$/.test(source.slice(last.end, comment.pos)))
      merged[merged.length - 1] = { ...last, end: comment.end };
    else merged.push(comment);
    return merged;
  }, []);
};

const checkComments = (file, source, report) => {
  for (const { pos, end } of commentsOf(file, source)) {
    const comment = source.slice(pos, end);
    const text = textOf(comment).trim();
    if (DIRECTIVE.test(text)) continue;
    if (comment.startsWith('/**') && OPENINGS.has(firstWord(text))) report('opening', pos, text.split('\n')[0]);
    for (const sentence of longSentences(text)) report('sentence', pos, sentence);
  }
};

const TESTS = new Set(['it', 'test']);

/** Returns the name that a call begins with: `it` for `it.each(rows)('title', …)`. */
const calledName = (node) => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return calledName(node.expression ?? node.tag);
  return '';
};

/** Methods of Playwright's `test` whose text is no title of a test. */
const HELPERS = new Set(['describe', 'step']);

const isTest = ({ expression }) =>
  TESTS.has(calledName(expression)) &&
  !(ts.isPropertyAccessExpression(expression) && HELPERS.has(expression.name.text));

const titleOf = (argument) => {
  if (!argument) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : null;
};

const checkTitle = (call, report) => {
  const title = isTest(call) ? titleOf(call.arguments[0]) : null;
  if (title && PREPOSITIONS.has(firstWord(title))) report('title', call.arguments[0].pos, title);
};

const FUNCTIONS = new Set([ts.SyntaxKind.ArrowFunction, ts.SyntaxKind.FunctionExpression]);

const isExported = (node) => Boolean(node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

const exportedFunctionsOf = (node) => {
  if (!isExported(node)) return [];
  if (ts.isFunctionDeclaration(node)) return node.name ? [node.name] : [];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations
    .filter(({ name, initializer }) => ts.isIdentifier(name) && FUNCTIONS.has(initializer?.kind))
    .map(({ name }) => name);
};

/** Components and decorators begin with a capital, projections of one value end in `Of`. */
const isFunctionName = (name) =>
  /^[A-Z]|[a-z]Of$/.test(name) || CONSTRUCTORS.has(name) || FUNCTION_STARTS.has(wordsOf(name)[0]);

const PROPERTIES = new Set([
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.EnumMember,
]);

const DECLARATIONS = new Set([
  ...PROPERTIES,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.GetAccessor,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.TypeParameter,
]);

/** Types of contracts are schemas of the released API description, which keep their names. */
const isReleasedSchema = ({ kind }, path) => SCHEMAS.has(kind) && path.endsWith('.contract.ts');

const SCHEMAS = new Set([
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
]);

const LOCAL_DECLARATIONS = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
]);

const isTermOf = (path, word) =>
  TERMS_OF_FOLDERS.some(({ folder, terms }) => path.startsWith(folder) && terms.has(word));

const houseWordOf = (name, path) => wordsOf(name).find((word) => HOUSE_WORDS.has(word) && !isTermOf(path, word));

const checkDeclaration = (node, path, report) => {
  const { name } = node;
  if (!name || !ts.isIdentifier(name)) return;
  if (PREFIXES.has(name.text.split('_')[0])) report('prefix', name.pos, name.text);
  if (LOCAL_DECLARATIONS.has(node.kind) && LOCALS.has(name.text)) return report('local', name.pos, name.text);
  if (ALLOWED_NAMES.has(name.text) || (PROPERTIES.has(node.kind) && HAS_RELEASED_PROPERTIES.test(path))) return;
  if (isReleasedSchema(node, path)) return;
  const word = houseWordOf(name.text, path);
  if (word) report('word', name.pos, `${name.text} (${HOUSE_WORDS.get(word)})`);
};

/** Finds each place of one source that breaks a rule of language, as `{ rule, path, line, text }`. */
export const checkSource = (path, source) => {
  const file = ts.createSourceFile(
    path,
    source,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
  );
  const offences = [];
  const report = (rule, position, text) => {
    const start = position + /^\s*/.exec(source.slice(position))[0].length;
    offences.push({ rule, path, line: file.getLineAndCharacterOfPosition(start).line + 1, text });
  };
  checkComments(file, source, report);
  for (const statement of file.statements)
    for (const name of exportedFunctionsOf(statement))
      if (!isFunctionName(name.text)) report('function', name.pos, name.text);
  const visit = (node) => {
    if (DECLARATIONS.has(node.kind)) checkDeclaration(node, path, report);
    if (ts.isCallExpression(node)) checkTitle(node, report);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return offences;
};

/** Finds a house word in the name of a source file. Released migrations keep their names. */
export const checkFileName = (path) => {
  if (ALLOWED_FILES.has(path) || path.startsWith('migrations/')) return [];
  const name = path.split('/').at(-1);
  const word = houseWordOf(name, path);
  return word ? [{ rule: 'file', path, line: 1, text: `${name} (${HOUSE_WORDS.get(word)})` }] : [];
};

/** Returns the types that a source exports, as `{ name, path, line }`. */
export const findExportedTypes = (path, source) =>
  source.split('\n').flatMap((text, index) => {
    const name = /^export (?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/.exec(text)?.[1];
    return name ? [{ name, path, line: index + 1 }] : [];
  });

/** Returns the program of a file. Programs share no types: a client has copies of the server's. */
const programOf = (path) => /^(?:web|admin|services\/sandbox|test\/browser)\//.exec(path)?.[0] ?? '';

/** Finds exported types whose name a second file of the same program exports. */
export const checkTypes = (types) => {
  const byName = new Map();
  for (const type of types.filter(({ name }) => !ALLOWED_TYPES.has(name))) {
    const key = `${programOf(type.path)}${type.name}`;
    byName.set(key, [...(byName.get(key) ?? []), type]);
  }
  return Array.from(byName.values()).flatMap((same) => {
    const count = new Set(same.map(({ path }) => path)).size;
    return count < 2
      ? []
      : same.map(({ name, path, line }) => ({ rule: 'type', path, line, text: `${name} (${count} times)` }));
  });
};

/** Finds long sentences and fragments of a document; fenced and indented examples are skipped. */
export const checkDocument = (path, source) => {
  const prose = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/^ {4}.*$|^#.*$|^\s*\|[-| :]+\|$/gm, '\n');
  const plain = prose.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^>\s?/gm, '');
  return sentencesOf(plain.replace(/^\s*\||\|\s*$/gm, '\n\n')).flatMap((sentence) => {
    const rules = countWords(sentence) > MAX_WORDS ? ['document-sentence'] : [];
    if (/^(whatever|whether|which|whoever|whose|than|that is)\b[^?]*\.$/i.test(sentence))
      rules.push('document-fragment');
    return rules.map((rule) => ({ rule, path, line: lineOf(source, sentence), text: sentence }));
  });
};

const lineOf = (source, sentence) => {
  const start = source.indexOf(sentence.split(' ').slice(0, 3).join(' '));
  return start < 0 ? 1 : source.slice(0, start).split('\n').length;
};

/** Returns the folder that a file is counted in: a module, a folder of the platform or of the tests, else the top folder. */
export const folderOf = (path) => {
  const folders = path.split('/').slice(0, -1);
  const [top, second] = folders;
  if (top === undefined) return '.';
  const depth = top === 'services' ? (second === 'platform' ? 3 : 2) : top === 'test' ? 2 : 1;
  return folders.slice(0, depth).join('/');
};
