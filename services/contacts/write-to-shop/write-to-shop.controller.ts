import { Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { normalizeMailAddress } from '../../kernel/mail-address.js';
import { toShownText } from '../../kernel/visible-text.js';
import { MemberDirectory, waitInWords } from '../../members/index.js';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { networkOf } from '../../platform/attempts/network-of.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { WriteToShop } from './write-to-shop.command.js';
import { type ContactReceived, MemberContactRequest, VisitorContactRequest } from './write-to-shop.contract.js';

const contactsFrom = (address: string): AttemptLimit => ({
  key: `contacts from ${networkOf(address)}`,
  atOnce: 5,
  intervalMs: 10 * 60_000,
});

/** Limits confirmations to an address. Beyond the limit the contact is saved without a mail. */
const receiptsTo = (mail: string): AttemptLimit => ({
  key: `receipts of contacts to ${mail.toLowerCase()}`,
  atOnce: 3,
  intervalMs: 60 * 60_000,
});

const tooMany = (waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `ご利用の回線からのお問い合わせが続いています。${ja}にもう一度お試しください。`,
    en: `Too many messages have come from your network. Try again ${en}.`,
  };
  return new RefusedError(429, buildFieldError('body', message), waitSeconds);
};

/** `POST /api/contact`: saves a message of a visitor or member. */
@Controller('contact')
export class WriteToShopController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberDirectory,
    private readonly limits: AttemptLimits,
  ) {}

  @Post()
  @ForVisitors()
  async write(@Write() write: WriteRequest, @Req() { ip }: FastifyRequest): Promise<CommandResponse> {
    const { memberId, language } = write.context;
    const { mail, name, subject, body, reference } = await this.parseContact(write);
    const waitSeconds = await this.limits.count(contactsFrom(ip));
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    const isMailed = (await this.limits.count(receiptsTo(mail))) === 0;
    const text = {
      memberId,
      language,
      mail,
      name,
      subject: toShownText(subject),
      body: toShownText(body),
      reference: reference ?? '',
    };
    const key = write.idempotencyKey((number: string): CallResponse<ContactReceived> => ({ state: 200, number }));
    return this.commands.execute(new WriteToShop(text, isMailed, key));
  }

  /** Parses the request, and fills in a member's own address and name. */
  private async parseContact(write: WriteRequest): Promise<VisitorContactRequest> {
    const { memberId } = write.context;
    if (memberId === null) {
      const request = write.parse(VisitorContactRequest);
      return { ...request, mail: normalizeMailAddress(request.mail), name: toShownText(request.name) };
    }
    const { mail, name, ...text } = write.parse(MemberContactRequest);
    const member = await this.members.postalAddressOf(memberId);
    return {
      ...text,
      mail: mail ? normalizeMailAddress(mail) : await this.members.mailOf(memberId),
      name: toShownText(name ?? '') || member.name,
    };
  }
}
