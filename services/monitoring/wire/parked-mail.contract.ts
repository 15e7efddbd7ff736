import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A mail that could not be delivered. Its text is left out, because it may have a personal link. */
export interface ParkedMailResource {
  readonly id: string;
  /** Null after it is erased, 90 days after the mail was sent or discarded. */
  readonly recipient: string | null;
  readonly subject: string | null;
  readonly state: 'parked' | 'waiting' | 'sent' | 'discarded';
  /** The last error of the mail server or of the connection to it. */
  readonly error: string | null;
  readonly attempts: number;
  readonly created_at: IsoTime;
  readonly parked_at: IsoTime;
  readonly ended_at: IsoTime | null;
}
