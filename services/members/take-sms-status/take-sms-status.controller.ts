import { Body, Controller, Headers, HttpCode, Logger, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isId } from '../../kernel/ids.js';
import { Config } from '../../platform/config.js';
import { ForProviders } from '../../platform/http/access/access.js';
import { TakesWebhooks } from '../../platform/http/requests/body.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { SmsMessages, type SmsState } from '../../platform/sms/sms-messages.js';
import { isSignedByTwilio } from '../../platform/sms/twilio-signature.js';

const MAX_BYTES = 16_384;
/** Maps Twilio's states. Earlier states carry no new information. */
const STATES: Readonly<Record<string, SmsState>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

/** Receives delivery states at POST /api/hooks/sms, without session, CSRF token or limit for each address. */
@Controller('hooks')
export class TakeSmsStatusController {
  private readonly log = new Logger('Sms');

  constructor(
    private readonly messages: SmsMessages,
    private readonly config: Config,
  ) {}

  @Post('sms')
  @HttpCode(200)
  @ForProviders()
  @TakesWebhooks(MAX_BYTES)
  async status(
    @Body() raw: unknown,
    @Headers('x-twilio-signature') signature: string | undefined,
    @Query('id') id: unknown,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    const form = new URLSearchParams(Buffer.isBuffer(raw) ? raw.toString('utf8') : '');
    const { twilio } = this.config.sms;
    const url = `${this.config.publicUrl}${request.url}`;
    if (!twilio || !signature || !isSignedByTwilio(twilio.authToken, url, form, signature)) {
      // Logs nothing of the content, which a forger of webhooks chooses.
      this.log.warn('a notice that is not of the provider of text messages was refused');
      throw new RefusedError(403);
    }
    const state = STATES[form.get('MessageStatus') ?? ''];
    if (state && typeof id === 'string' && isId(id)) await this.messages.noteState(id, state, form.get('ErrorCode'));
    return { state: 200 };
  }
}
