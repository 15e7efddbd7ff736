import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toTokyoIso } from '../clock.js';
import { formOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { computeTwilioSignature } from './signature.js';

interface Message {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly callback: string | null;
  readonly created: number;
}

const NAMES = ['To', 'From', 'MessagingServiceSid', 'Body', 'StatusCallback'];
const MAX_TEXT_LENGTH = 1600;
/** Last digits of telephone numbers that simulate a fault. */
const FAILS = '0000';
const TOO_MANY = '0001';
const HANGS = '0002';

const refuse = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

const findFault = (form: Readonly<Record<string, string>>): readonly [code: number, message: string] | null => {
  const unknownName = Object.keys(form).find((name) => !NAMES.includes(name));
  if (unknownName) return [20001, `${unknownName} is unknown`];
  if (!/^\+[1-9]\d{6,14}$/.test(form.To ?? ''))
    return [21211, `The 'To' number ${form.To} is not a valid phone number.`];
  if (!form.From && !form.MessagingServiceSid) return [21603, "A 'From' phone number is required."];
  if (!form.Body) return [21602, 'Message body is required.'];
  return form.Body.length > MAX_TEXT_LENGTH ? [21617, 'The message body exceeds 1600 characters.'] : null;
};

/** Twilio's Messages: accepts text messages, and reports their delivery by webhook. */
export class Twilio {
  readonly #messages: Collection<Message>;

  constructor(private readonly context: ProviderContext) {
    this.#messages = context.store.collection('twilio.messages');
  }

  /** Lists the accepted messages, newest first. */
  list(): readonly object[] {
    return this.#messages
      .list()
      .map(({ sid, from, to, text, created }) => ({ sid, from, to, text, created: toTokyoIso(created) }))
      .reverse();
  }

  serve(fastify: FastifyInstance): void {
    const { accountSid, authToken } = this.context.keys.twilio;
    const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
    const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    fastify.post(path, { config: { provider: 'twilio', call: 'send-message' } }, (request, reply) => {
      if (request.headers.authorization !== basic) return refuse(reply, 401, 20003, 'Authenticate');
      const form = formOf(request);
      const fault = findFault(form);
      if (fault) return refuse(reply, 400, ...fault);
      if (form.To?.endsWith(TOO_MANY)) return refuse(reply, 429, 20429, 'Too Many Requests');
      if (form.To?.endsWith(HANGS)) request.misbehaves = 'hang';
      const message = this.#take(form);
      return reply.code(201).send({
        sid: message.sid,
        account_sid: accountSid,
        status: 'queued',
        to: message.to,
        from: message.from,
        body: message.text,
        num_segments: '1',
        date_created: new Date(message.created).toUTCString(),
        error_code: null,
        error_message: null,
      });
    });
  }

  #take({
    To: to = '',
    From,
    MessagingServiceSid,
    Body: text = '',
    StatusCallback,
  }: Readonly<Record<string, string>>): Message {
    const message: Message = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      from: From ?? MessagingServiceSid ?? '',
      to,
      text,
      callback: StatusCallback ?? null,
      created: this.context.clock.now(),
    };
    this.#messages.put(message.sid, message);
    const steps = to.endsWith(FAILS) ? ['sent', 'undelivered'] : ['sent', 'delivered'];
    for (const [index, status] of steps.entries()) this.#notify(message, status, index * 200);
    return message;
  }

  #notify({ sid, from, to, callback }: Message, status: string, delayMs: number): void {
    if (callback === null) return;
    const { accountSid, authToken } = this.context.keys.twilio;
    const error = status === 'undelivered' && { ErrorCode: '30003' };
    const form = {
      AccountSid: accountSid,
      From: from,
      MessageSid: sid,
      MessageStatus: status,
      SmsSid: sid,
      To: to,
      ...error,
    };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': computeTwilioSignature(authToken, callback, form),
    };
    const body = new URLSearchParams(form).toString();
    this.context.pusher.push({ provider: 'twilio', url: callback, headers, body }, delayMs);
  }
}
