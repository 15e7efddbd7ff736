import { Body, Controller, Headers, HttpCode, Logger, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForProviders } from '../../platform/http/access.js';
import { TakesNotices } from '../../platform/http/body.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { Done } from '../../platform/http/wire.contract.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { TakeNotice } from './take-notice.command.js';

const MOST_BYTES = 65_536;

/** POST /api/hooks/{provider}: without session or anti-forgery value, and outside the limit for each address. */
@Controller('hooks')
export class TakeNoticeController {
  private readonly log = new Logger('Notices');

  constructor(
    private readonly commands: CommandBus,
    private readonly providers: PaymentProviders,
  ) {}

  /** Answered once it is kept: what follows from it needs nobody to wait. */
  @Post('veritrans')
  @HttpCode(200)
  @ForProviders()
  @TakesNotices(MOST_BYTES)
  async veritrans(@Body() raw: unknown, @Headers('content-hmac') signature = ''): Promise<Done> {
    const provider = this.providers.find('veritrans');
    const hints = Buffer.isBuffer(raw) && provider ? provider.readNotice(raw, signature) : null;
    if (!hints) {
      // Nothing of it: whoever forges notices chooses what stands in them.
      this.log.warn('a notice that is none of the provider’s was refused');
      throw new RefusedError(403);
    }
    await this.commands.execute(new TakeNotice('veritrans', hints, raw as Buffer));
    return { state: 200 };
  }
}
