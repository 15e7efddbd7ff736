import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listChangedSince } from './changed.mjs';

let folder: string;

const AUTHOR = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...AUTHOR, ...args], { stdio: 'ignore' });
const write = (file: string, text = file) => writeFileSync(join(folder, file), text);
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files that have changed since a branch', () => {
  it('include committed, uncommitted and new files, without deleted ones', () => {
    git('init', '--quiet', '--initial-branch=main');
    for (const file of ['same', 'committed', 'edited', 'deleted']) write(file);
    commit();
    git('switch', '--quiet', '--create', 'mine');
    write('committed', 'otherwise');
    commit();
    git('switch', '--quiet', 'main');
    write('by others');
    commit();
    git('switch', '--quiet', 'mine');
    write('edited', 'otherwise');
    rmSync(join(folder, 'deleted'));
    mkdirSync(join(folder, 'a'));
    write('a/new カード.ts');
    expect(listChangedSince('main', folder).toSorted()).toEqual(['a/new カード.ts', 'committed', 'edited']);
  });

  it('cannot be listed outside of a checkout, nor since an unknown commit', () => {
    expect(() => listChangedSince('main', folder)).toThrow('--since needs a git checkout, and this folder is none');
    git('init', '--quiet', '--initial-branch=main');
    write('a');
    commit();
    expect(() => listChangedSince('nowhere', folder)).toThrow('--since nowhere: this checkout has no such commit');
  });
});
