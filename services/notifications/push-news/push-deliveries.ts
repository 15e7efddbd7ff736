import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Senders } from '../../platform/delivery/senders.js';
import { PushServices } from '../../platform/push/push-service.js';
import { PushQueue } from '../rows/pushes.rows.js';
import { SealedDevices } from '../rows/sealed-devices.rows.js';
import { buildDeviceMessage } from './device-message.js';

/**
 * Sends to devices what waits for them: claimed, handed over outside of any transaction, and noted, each by itself. When the
 * process dies between the push service's word and the note it is sent again, and takes the place of the first on the device.
 */
@Injectable()
export class PushDeliveries {
  private readonly log = new Logger(PushDeliveries.name);
  private readonly queue: PushQueue;
  private readonly senders: Senders | null;

  constructor(
    database: Database,
    clock: Clock,
    private readonly services: PushServices,
    seals: SealedDevices,
  ) {
    this.queue = new PushQueue(database.pool, clock, seals);
    this.senders = services.publicKey === '' ? null : new Senders('Push', (signal) => this.sendNext(signal));
  }

  start(): void {
    this.senders?.start();
  }

  /** Ends within some seconds; what is under way then is tried again later. */
  async stop(): Promise<void> {
    await this.senders?.stop();
  }

  /** @returns whether there was one */
  async sendNext(signal?: AbortSignal): Promise<boolean> {
    const push = await this.queue.claim();
    if (!push) return false;
    const message = buildDeviceMessage(push);
    if (message === null) {
      await this.queue.putOff(push);
      return true;
    }
    const sent = await this.services.send(push, message, 'background', signal);
    if (sent.outcome === 'taken') await this.queue.noteSent(push);
    else if (sent.outcome === 'gone') await this.queue.forget(push);
    else {
      const outcome = await this.queue.noteFailure(push, sent);
      // Not where to: whoever knows the address may be sent to it.
      this.log.warn(
        `message to device ${push.deviceId} was not taken (${sent.error}), try ${push.attempts}: ${outcome}`,
      );
    }
    return true;
  }
}
