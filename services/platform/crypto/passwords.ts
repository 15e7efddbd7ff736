import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.js';

/** argon2id, the library's default: 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Maximum concurrent hashes. Each occupies a core, and the rest of the process must keep running. */
const AT_ONCE = 2;
const MAX_WAITING = 200;

/** A well-formed hash of the usual cost for which no password is known. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hashes and verifies passwords with bounded concurrency. */
export class Passwords {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE, MAX_WAITING);

  /** Hashes a password. @throws BusyError when too many calls are waiting */
  hash(password: string): Promise<string> {
    return this.limiter.pass(() => hash(password, COST));
  }

  /**
   * Returns true when the password matches the hash. Without a hash it returns false and takes the same time.
   *
   * @throws BusyError when too many calls are waiting
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    return this.limiter.pass(() => verify(passwordHash ?? NOBODYS_HASH, password));
  }
}
