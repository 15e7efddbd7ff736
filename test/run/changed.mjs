import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 64 * 1024 * 1024;

/** Runs git in a folder. @returns the lines of its output; undefined when it failed */
const gitIn =
  (folder) =>
  (...args) => {
    const { status, stdout, error } = spawnSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
    });
    if (error) throw new Error('--since needs git, which is not installed here');
    return status === 0
      ? stdout
          .split('\0')
          .flatMap((part) => part.split('\n'))
          .filter(Boolean)
      : undefined;
  };

/**
 * Lists the files that differ from the point where this branch left `ref`: committed, uncommitted or new. Deleted files are
 * left out.
 *
 * @throws Error with a message of one line
 */
export const listChangedSince = (ref, folder = '.') => {
  const git = gitIn(folder);
  if (!git('rev-parse', '--git-dir')) throw new Error('--since needs a git checkout, and this folder is none');
  const [commit] = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) ?? [];
  if (!commit)
    throw new Error(`--since ${ref}: this checkout has no such commit; git fetch origin ${ref} may bring it`);
  const [base] = git('merge-base', commit, 'HEAD') ?? [];
  if (!base) throw new Error(`--since ${ref}: it has no commit in common with this branch`);
  const changed = git('diff', '-z', '--name-only', '--diff-filter=d', base) ?? [];
  const added = git('ls-files', '-z', '--others', '--exclude-standard') ?? [];
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(folder, file)));
};
