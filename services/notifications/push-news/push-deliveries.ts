import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { OutboxSenders } from '../../platform/delivery/senders.js';
import { PushServices } from '../../platform/push/push-service.js';
import { PushQueue } from '../rows/pushes.rows.js';
import { SealedDevices } from '../rows/sealed-devices.rows.js';
import { buildDeviceMessage } from './device-message.js';

/**
 * Sends due push messages one by one: claims a message, sends it outside of any transaction and records the result. A crash
 * between sending and recording sends the message again. The device then replaces the first one.
 */
@Injectable()
export class PushDeliveries {
  private readonly log = new Logger(PushDeliveries.name);
  private readonly queue: PushQueue;
  private readonly senders: OutboxSenders | null;

  constructor(
    database: Database,
    clock: Clock,
    private readonly services: PushServices,
    seals: SealedDevices,
  ) {
    this.queue = new PushQueue(database.pool, clock, seals);
    this.senders = services.publicKey === '' ? null : new OutboxSenders('Push', (signal) => this.sendNext(signal));
  }

  start(): void {
    this.senders?.start();
  }

  /** Stops within some seconds. A message that is being sent is retried later. */
  async stop(): Promise<void> {
    await this.senders?.stop();
  }

  /** Sends the next due message. @returns false if none was due */
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
      // The endpoint is not logged: anybody who knows it may send to the device.
      this.log.warn(
        `message to device ${push.deviceId} was not accepted (${sent.error}), try ${push.attempts}: ${outcome}`,
      );
    }
    return true;
  }
}
