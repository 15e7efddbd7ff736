import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.js';

/**
 * The passwords between line breaks, so that one text search finds a whole password. A set would take ten times the memory.
 */
let list: string | undefined;

const readList = (): string =>
  `\n${readFileSync(join(projectRoot, 'services/members/wire/common-passwords.txt'), 'utf8')}`;

/**
 * Returns true when a password is one of the 10,000 most common, regardless of case. The first call reads the list.
 *
 * Source: `django/contrib/auth/common-passwords.txt.gz` of Django 5.2.8 (BSD-3-Clause, Copyright Django Software Foundation and
 * individual contributors). It is Royce Williams's list, the most common first. The list has those of the first 10,000 that the
 * shop would accept: 6 to 20 half-width letters and digits.
 *
 * @throws Error when the list cannot be read
 */
export const isCommonPassword = (password: string): boolean => {
  list ??= readList();
  return list.includes(`\n${password.toLowerCase()}\n`);
};
