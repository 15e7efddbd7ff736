import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';

const WINDOW_MS = 10 * 60_000;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 60;

interface Failures {
  count: number;
  readonly until: number;
}

/**
 * Failed log-ins of this process by account and by address. An attempt counts as failed from its beginning, so that many
 * at once do not pass before the first has failed.
 */
@Injectable()
export class LogInAttempts {
  private readonly failures = new Map<string, Failures>();
  private nextSweep = 0;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Begins an attempt. @returns seconds to wait instead; 0 for none */
  begin(mail: string, address: string): number {
    if (!this.config.rateLimits) return 0;
    const now = this.clock.now().getTime();
    const account = this.current(accountKey(mail), now);
    const from = this.current(addressKey(address), now);
    const waitMs = Math.max(
      account.count >= PER_ACCOUNT ? account.until - now : 0,
      from.count >= PER_ADDRESS ? from.until - now : 0,
    );
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    account.count += 1;
    from.count += 1;
    return 0;
  }

  /** The attempt was right: the account's failures are forgotten. */
  succeeded(mail: string, address: string): void {
    this.failures.delete(accountKey(mail));
    this.takeBack(addressKey(address));
  }

  /** The attempt came to nothing, neither right nor wrong. */
  withdraw(mail: string, address: string): void {
    this.takeBack(accountKey(mail));
    this.takeBack(addressKey(address));
  }

  /** The failures of the window that `now` is in; the first opens it. */
  private current(key: string, now: number): Failures {
    this.sweep(now);
    const known = this.failures.get(key);
    if (known && known.until > now) return known;
    const failures = { count: 0, until: now + WINDOW_MS };
    this.failures.set(key, failures);
    return failures;
  }

  private takeBack(key: string): void {
    const failures = this.failures.get(key);
    if (failures) failures.count -= 1;
  }

  /** Once a window all that have ended are dropped, so that memory stays bounded. */
  private sweep(now: number): void {
    if (now < this.nextSweep) return;
    this.nextSweep = now + WINDOW_MS;
    for (const [key, { until }] of this.failures) if (until <= now) this.failures.delete(key);
  }
}

const accountKey = (mail: string): string => `mail ${mail.toLowerCase()}`;
const addressKey = (address: string): string => `address ${address}`;
