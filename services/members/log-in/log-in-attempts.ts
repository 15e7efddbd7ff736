import { Injectable } from '@nestjs/common';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { networkOf } from '../../platform/attempts/network-of.js';

const MINUTE_MS = 60_000;

/** A request to log in, before its body is read. */
export interface LogInRequested {
  /** The network address. */
  readonly address: string;
  /** The device cookie that an earlier log-in set. */
  readonly device: string | undefined;
}

/** An attempt to log in, before its password is checked. */
export interface LogInAttempt extends LogInRequested {
  readonly mail: string;
  /** The seconds that its network has to wait; 0 if the attempt was counted for it. */
  readonly networkWaitSeconds: number;
}

/** The limits under which an attempt was counted. A correct password resets `ownLimit`. */
export interface CountedAttempt {
  /** The seconds to wait before the next try; 0 for none. */
  readonly waitSeconds: number;
  /** True when the account was logged in to from this device before. */
  readonly isDeviceKnown: boolean;
  readonly ownLimit: AttemptLimit;
  readonly others: readonly AttemptLimit[];
}

/**
 * Limits log-in attempts. A device known to the account has ten tries of its own. Unknown devices share ten for an account from
 * one network, fifty for it from all networks, and sixty from one network for any accounts. An attempt counts as failed from
 * its beginning, so that many at once cannot pass the limit.
 */
@Injectable()
export class LogInAttempts {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts a request for its network, before its body is read.
   *
   * @returns the seconds that the network has to wait, and true in `isRefused` when no device cookie makes reading the body
   * worthwhile
   */
  async arrive(requested: LogInRequested): Promise<{ readonly waitSeconds: number; readonly isRefused: boolean }> {
    const waitSeconds = await this.limits.count(ofNetwork(requested));
    return { waitSeconds, isRefused: waitSeconds > 0 && requested.device === undefined };
  }

  /** Begins an attempt after `arrive`. */
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

  /** Resets the failures of the person who logged in, and keeps those of others. */
  async succeeded({ ownLimit, others }: CountedAttempt): Promise<void> {
    await Promise.all([this.limits.forget(ownLimit), this.limits.giveBack(...others)]);
  }

  /** Gives an attempt back that had no result. */
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
