import { Injectable } from '@nestjs/common';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { networkOf } from '../../platform/attempts/network-of.js';

const MINUTE_MS = 60_000;

/** A request to log in, before anybody looks into it. */
export interface LogInRequested {
  /** Of the network. */
  readonly address: string;
  /** What the browser was given at an earlier log-in. */
  readonly device: string | undefined;
}

/** An attempt to log in, before it is known whether it is right. */
export interface LogInAttempt extends LogInRequested {
  readonly mail: string;
  /** Seconds that its network has to wait; 0 where it was counted for it. */
  readonly networkWaitSeconds: number;
}

/** What an attempt was counted under: all its limits, and which of them a right password clears. */
export interface CountedAttempt {
  /** Seconds to wait instead of trying; 0 for none. */
  readonly waitSeconds: number;
  /** The account was logged in to from this device before. */
  readonly isDeviceKnown: boolean;
  readonly ownLimit: AttemptLimit;
  readonly others: readonly AttemptLimit[];
}

/**
 * How often a log-in may be tried. A device that the account was logged in to from before has ten tries of its ownLimit, and
 * nobody else's count for it. Strangers have ten for an account from one network, fifty for it from all together, and
 * sixty from one network whatever the account, or what they send instead of one. An attempt counts as failed from its
 * beginning, so that many at once do not pass before the first has failed.
 */
@Injectable()
export class LogInAttempts {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts a request for its network, before it is read.
   *
   * @returns seconds that the network has to wait, and whether there is no need to read it: no device speaks for it
   */
  async arrive(requested: LogInRequested): Promise<{ readonly waitSeconds: number; readonly isRefused: boolean }> {
    const waitSeconds = await this.limits.count(ofNetwork(requested));
    return { waitSeconds, isRefused: waitSeconds > 0 && requested.device === undefined };
  }

  /** Begins an attempt that has arrived. */
  async begin(attempt: LogInAttempt): Promise<CountedAttempt> {
    const isDeviceKnown = this.devices.knows(attempt.mail, attempt.device);
    const { networkWaitSeconds } = attempt;
    if (isDeviceKnown) {
      if (networkWaitSeconds === 0) await this.limits.giveBack(ofNetwork(attempt));
      const ownLimit = ofDevice(attempt.device!);
      return { waitSeconds: await this.limits.count(ownLimit), isDeviceKnown, ownLimit, others: [] };
    }
    const ownLimit = ofAccountFromNetwork(attempt);
    const others = [ofNetwork(attempt), ofAccount(attempt)];
    if (networkWaitSeconds > 0) return { waitSeconds: networkWaitSeconds, isDeviceKnown, ownLimit, others };
    return { waitSeconds: await this.limits.count(ownLimit, ofAccount(attempt)), isDeviceKnown, ownLimit, others };
  }

  /** The attempt was right: the failures of who made it are forgotten, those of strangers are not. */
  async succeeded({ ownLimit, others }: CountedAttempt): Promise<void> {
    await Promise.all([this.limits.forget(ownLimit), this.limits.giveBack(...others)]);
  }

  /** The attempt came to nothing, neither right nor wrong. */
  withdraw({ ownLimit, others }: CountedAttempt): Promise<void> {
    return this.limits.giveBack(ownLimit, ...others);
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

const ofNetwork = ({ address }: LogInRequested): AttemptLimit => ({
  key: `log-in from ${networkOf(address)}`,
  atOnce: 60,
  intervalMs: 10_000,
});

const ofAccount = ({ mail }: LogInAttempt): AttemptLimit => ({
  key: `log-in account ${mail.toLowerCase()}`,
  atOnce: 50,
  intervalMs: 72_000,
});
