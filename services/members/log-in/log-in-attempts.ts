import { Injectable } from '@nestjs/common';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { networkOf } from '../../platform/attempts/network-of.js';

const MINUTE_MS = 60_000;

/** An attempt to log in, before it is known whether it is right. */
export interface LogInAttempt {
  readonly mail: string;
  /** Of the network. */
  readonly address: string;
  /** What the browser was given at an earlier log-in. */
  readonly device: string | undefined;
}

/** What an attempt was counted under: all its limits, and which of them a right password clears. */
export interface CountedAttempt {
  /** Seconds to wait instead of trying; 0 for none. */
  readonly waitSeconds: number;
  /** The account was logged in to from this device before. */
  readonly isDeviceKnown: boolean;
  readonly own: AttemptLimit;
  readonly others: readonly AttemptLimit[];
}

/**
 * How often a log-in may be tried. A device that the account was logged in to from before has ten tries of its own, and
 * nobody else's count for it. Strangers have ten for an account from one network, fifty for it from all together, and
 * sixty from one network whatever the account. An attempt counts as failed from its beginning, so that many at once do
 * not pass before the first has failed.
 */
@Injectable()
export class LogInAttempts {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
  ) {}

  /** Begins an attempt. */
  async begin(attempt: LogInAttempt): Promise<CountedAttempt> {
    const isDeviceKnown = this.devices.knows(attempt.mail, attempt.device);
    const own = isDeviceKnown ? ofDevice(attempt.device!) : ofAccountFromNetwork(attempt);
    const others = isDeviceKnown ? [] : [ofNetwork(attempt), ofAccount(attempt)];
    return { waitSeconds: await this.limits.count(own, ...others), isDeviceKnown, own, others };
  }

  /** The attempt was right: the failures of who made it are forgotten, those of strangers are not. */
  async succeeded({ own, others }: CountedAttempt): Promise<void> {
    await Promise.all([this.limits.forget(own), this.limits.giveBack(...others)]);
  }

  /** The attempt came to nothing, neither right nor wrong. */
  withdraw({ own, others }: CountedAttempt): Promise<void> {
    return this.limits.giveBack(own, ...others);
  }
}

const ofDevice = (device: string): AttemptLimit => ({
  key: `log-in device ${device}`,
  atOnce: 10,
  intervalMs: MINUTE_MS,
});

const ofAccountFromNetwork = ({ mail, address }: LogInAttempt): AttemptLimit => ({
  key: `log-in account ${mail.toLowerCase()} from ${networkOf(address)}`,
  atOnce: 10,
  intervalMs: MINUTE_MS,
});

const ofNetwork = ({ address }: LogInAttempt): AttemptLimit => ({
  key: `log-in from ${networkOf(address)}`,
  atOnce: 60,
  intervalMs: 10_000,
});

const ofAccount = ({ mail }: LogInAttempt): AttemptLimit => ({
  key: `log-in account ${mail.toLowerCase()}`,
  atOnce: 50,
  intervalMs: 72_000,
});
