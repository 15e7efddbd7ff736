import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ForProviders } from '../../platform/http/access/access.js';
import { TakesWebhooks } from '../../platform/http/requests/body.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { WebhookHeaders, WebhookResult } from '../../platform/payments/payment-provider.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '../../platform/payments/providers.shared.js';
import { TakeNotice } from './take-notice.command.js';

const MAX_BYTES = 65_536;
const FORGED: WebhookResult = { outcome: 'forged' };

/** `POST /api/hooks/<provider>`: one route for each provider, without session, CSRF token or limit per address. */
@Controller('hooks')
export class TakeNoticeController {
  private readonly log = new Logger('Webhooks');

  constructor(
    private readonly commands: CommandBus,
    private readonly providers: PaymentProviders,
  ) {}

  @Post([...EXTERNAL_PROVIDERS])
  @HttpCode(200)
  @ForProviders()
  @TakesWebhooks(MAX_BYTES)
  takeFrom(@Body() raw: unknown, @Req() { routeOptions, headers }: FastifyRequest): Promise<Done> {
    const provider = EXTERNAL_PROVIDERS.find((id) => routeOptions.url?.endsWith(`/${id}`))!;
    return this.take(provider, raw, headers);
  }

  /** Responds once the webhook is saved; its effects follow later. */
  private async take(provider: ExternalProvider, raw: unknown, headers: WebhookHeaders): Promise<Done> {
    const adapter = this.providers.find(provider);
    const notice = Buffer.isBuffer(raw) && adapter ? await adapter.readWebhook(raw, headers) : FORGED;
    // The provider repeats a webhook that cannot be read now.
    if (notice.outcome === 'unread') throw new RefusedError(500);
    if (notice.outcome === 'forged') {
      // The log contains none of its content, which an attacker could choose.
      this.log.warn(`refused a webhook that ${provider} has not signed`);
      throw new RefusedError(403);
    }
    await this.commands.execute(new TakeNotice(provider, notice.hints, raw as Buffer));
    return { state: 200 };
  }
}
