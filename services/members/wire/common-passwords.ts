import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.js';

/** Between line breaks, so that one search over one text finds a whole password: a set of as many takes ten times the memory. */
let list: string | undefined;

const readList = (): string =>
  `\n${readFileSync(join(projectRoot, 'services/members/wire/common-passwords.txt'), 'utf8')}`;

/**
 * Whether a password is one of the 10,000 commonest, without regard to case. The list is read at the first question.
 *
 * Source: `django/contrib/auth/common-passwords.txt.gz` of Django 5.2.8 (BSD-3-Clause, Copyright Django Software Foundation
 * and individual contributors), which is Royce Williams's list, the commonest first; of its first 10,000 those of 6 to 20
 * half-width letters and digits, since the shop takes no other password.
 *
 * @throws Error when the list cannot be read
 */
export const isCommonPassword = (password: string): boolean => {
  list ??= readList();
  return list.includes(`\n${password.toLowerCase()}\n`);
};
