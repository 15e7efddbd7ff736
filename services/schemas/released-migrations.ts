import { createHash } from 'node:crypto';
import ts from 'typescript';

/** Lists the tokens of a node without doc comments, which TypeScript keeps as children. */
const tokensOf = (node: ts.Node, source: ts.SourceFile): string[] => {
  if (ts.isJSDoc(node)) return [];
  const children = node.getChildren(source);
  return children.length === 0 ? [node.getText(source)] : children.flatMap((child) => tokensOf(child, source));
};

/**
 * Returns the SHA-256 of a migration's code, in hexadecimal. Comments, spaces and line breaks between tokens do not count, so a
 * comment may be rewritten after the release and a statement may not.
 */
export const hashOfMigration = (text: string): string => {
  const source = ts.createSourceFile('migration.ts', text, ts.ScriptTarget.Latest);
  return createHash('sha256').update(tokensOf(source, source).join('\n')).digest('hex');
};
