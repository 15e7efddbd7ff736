import type { FastifyReply } from 'fastify';
import { sessionIdOf } from '../platform/http/anti-forgery.js';
import type { Envelope } from '../platform/http/envelope.js';
import { REMEMBERED_SESSION_MS, type Sessions } from '../platform/http/sessions.js';
import { setSessionCookie, type WriteRequest } from '../platform/http/visit.js';
import type { Answer, AnswerSlot } from '../platform/store/answer.js';
import type { StoreTransaction } from '../platform/store/transaction.js';

/** The session that a write lets its sender into. The same write sent again gets the same one. */
export class NewSession {
  private readonly token: string;

  /** @param remembered it outlives the browser */
  constructor(
    private readonly sessions: Sessions,
    private readonly write: WriteRequest,
    private readonly remembered: boolean,
  ) {
    this.token = sessions.tokenAfterLogIn(write.visit.token, write.key);
  }

  /** Opens it, in the transaction of the command that lets the member in. */
  readonly open = (tx: StoreTransaction, memberId: string): void =>
    this.sessions.open(tx, this.token, memberId, this.remembered);

  /** The place of the answer: a success brings an anti-forgery value of this session, a refusal one of the old. */
  slot<Outcome>(envelopeOf: (outcome: Outcome) => Envelope): AnswerSlot<Outcome> {
    const { key, payloadHash, visit } = this.write;
    return {
      key,
      payloadHash,
      render: (outcome) => {
        const envelope = envelopeOf(outcome);
        return this.write.render(envelope, envelope.state === 200 ? sessionIdOf(this.token) : visit.sessionId);
      },
    };
  }

  /** After a success: gives the browser the session and ends the one that it came with. */
  async enter(answer: Answer, reply: FastifyReply): Promise<void> {
    if (answer.state !== 200) return;
    const maxAgeSeconds = this.remembered ? REMEMBERED_SESSION_MS / 1000 : undefined;
    setSessionCookie(reply, this.token, reply.request.protocol === 'https', maxAgeSeconds);
    if (this.write.visit.memberId !== null) await this.sessions.close(this.write.visit.sessionId);
  }
}
