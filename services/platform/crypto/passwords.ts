import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.js';

/** argon2id, the library's default: 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash holds a core; the rest of the process must go on. */
const AT_ONCE = 2;
const MAX_WAITING = 200;

/** Well formed, of the same cost as all others, and the hash of no password anybody will find. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Passwords as hashes. However many ask, hashing takes a bounded part of the process. */
export class Passwords {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE, MAX_WAITING);

  /** @throws BusyError when too many wait */
  hash(password: string): Promise<string> {
    return this.limiter.pass(() => hash(password, COST));
  }

  /**
   * Whether the password is that of the hash. Without a hash it is false, and takes as long.
   *
   * @throws BusyError when too many wait
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    return this.limiter.pass(() => verify(passwordHash ?? NOBODYS_HASH, password));
  }
}
