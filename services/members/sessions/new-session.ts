import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_KNOWN_SECONDS, type KnownDevices } from '../../platform/attempts/known-devices.js';
import { readCookie, setCookie } from '../../platform/http/access/cookies.js';
import { sessionIdOf } from '../../platform/http/access/csrf-token.js';
import { REMEMBERED_SESSION_MS, type Sessions } from '../../platform/http/access/sessions.js';
import { setSessionCookie, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { AnyEnvelope } from '../../platform/http/responses/envelope.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const DEVICE_COOKIE = 'oripa_device';
/** The path of the device cookie over http. On https its `__Host-` name requires the path `/`. */
const LOG_IN_PATH = '/api/user/login';

/** Returns the device cookie, set at the last log-in with this browser. */
export const deviceOf = (request: FastifyRequest): string | undefined => readCookie(request, DEVICE_COOKIE);

/** The session that a successful write opens. A repetition of the write gets the same session. */
export class NewSession {
  private readonly token: string;

  /** @param remembered true when the session outlives the browser; @param device the browser's User-Agent */
  constructor(
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly write: WriteRequest,
    private readonly remembered: boolean,
    private readonly device: string,
  ) {
    this.token = sessions.tokenAfterLogIn(write.context.token, write.key);
  }

  /** Opens the session in the transaction of the command that lets the member in. */
  readonly open = (tx: StoreTransaction, memberId: string): void =>
    this.sessions.open(tx, this.token, memberId, this.remembered, this.device);

  /** Builds the idempotency key. A success gets a CSRF token of the new session, a refusal one of the old. */
  buildIdempotencyKey<Outcome>(envelopeOf: (outcome: Outcome) => AnyEnvelope): IdempotencyKey<Outcome> {
    const { key, payloadHash, isKept, context } = this.write;
    return {
      key,
      payloadHash,
      isKept,
      render: (outcome) => {
        const envelope = envelopeOf(outcome);
        return this.write.render(envelope, envelope.state === 200 ? sessionIdOf(this.token) : context.sessionId);
      },
    };
  }

  /**
   * Gives the browser the new session after a success, and ends the one that it had. Makes the device known to the account of
   * `mail`; without `mail` the device stays as it was.
   */
  async enter(response: CommandResponse, reply: FastifyReply, mail?: string): Promise<void> {
    if (response.state !== 200) return;
    const maxAgeSeconds = this.remembered ? REMEMBERED_SESSION_MS / 1000 : undefined;
    setSessionCookie(reply, this.token, maxAgeSeconds);
    if (this.write.context.memberId !== null) await this.sessions.close(this.write.context.sessionId);
    if (mail !== undefined) this.recognize(reply, mail);
  }

  private recognize(reply: FastifyReply, mail: string): void {
    const sentDevice = deviceOf(reply.request);
    const device = this.devices.knows(mail, sentDevice) ? sentDevice : this.devices.issue(mail);
    setCookie(reply, DEVICE_COOKIE, device, { sameSite: 'lax', path: LOG_IN_PATH, maxAge: DEVICE_KNOWN_SECONDS });
  }
}
