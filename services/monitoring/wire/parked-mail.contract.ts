import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A mail that could not be delivered, as the operators' API shows it; never its text, which may hold a link for one person. */
export interface ParkedMailResource {
  readonly id: string;
  /** Null once it is erased, 90 days after it was sent or discarded. */
  readonly recipient: string | null;
  readonly subject: string | null;
  readonly state: 'parked' | 'waiting' | 'sent' | 'discarded';
  /** What the mail server, or the way to it, said the last time. */
  readonly error: string | null;
  readonly attempts: number;
  readonly created_at: IsoTime;
  readonly parked_at: IsoTime;
  readonly ended_at: IsoTime | null;
}
