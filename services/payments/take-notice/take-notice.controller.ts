import { Body, Controller, Headers, HttpCode, Logger, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForProviders } from '../../platform/http/access.js';
import { TakesNotices } from '../../platform/http/body.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { Done } from '../../platform/http/wire.contract.js';
import type { NoticeHeaders, ReadNotice } from '../../platform/payments/payment-provider.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { TakeNotice } from './take-notice.command.js';

const MOST_BYTES = 65_536;
const FORGED: ReadNotice = { outcome: 'forged' };

/** POST /api/hooks/{provider}: without session or anti-forgery value, and outside the limit for each address. */
@Controller('hooks')
export class TakeNoticeController {
  private readonly log = new Logger('Notices');

  constructor(
    private readonly commands: CommandBus,
    private readonly providers: PaymentProviders,
  ) {}

  @Post('veritrans')
  @HttpCode(200)
  @ForProviders()
  @TakesNotices(MOST_BYTES)
  veritrans(@Body() raw: unknown, @Headers() headers: NoticeHeaders): Promise<Done> {
    return this.take('veritrans', raw, headers);
  }

  @Post('paypal')
  @HttpCode(200)
  @ForProviders()
  @TakesNotices(MOST_BYTES)
  paypal(@Body() raw: unknown, @Headers() headers: NoticeHeaders): Promise<Done> {
    return this.take('paypal', raw, headers);
  }

  @Post('amazon-pay')
  @HttpCode(200)
  @ForProviders()
  @TakesNotices(MOST_BYTES)
  amazonPay(@Body() raw: unknown, @Headers() headers: NoticeHeaders): Promise<Done> {
    return this.take('amazon-pay', raw, headers);
  }

  /** Answered once it is kept: what follows from it needs nobody to wait. */
  private async take(provider: string, raw: unknown, headers: NoticeHeaders): Promise<Done> {
    const adapter = this.providers.find(provider);
    const notice = Buffer.isBuffer(raw) && adapter ? await adapter.readNotice(raw, headers) : FORGED;
    // What cannot be read now is sent again.
    if (notice.outcome === 'unread') throw new RefusedError(500);
    if (notice.outcome === 'forged') {
      // Nothing of it: whoever forges notices chooses what stands in them.
      this.log.warn(`a notice that is not of ${provider} was refused`);
      throw new RefusedError(403);
    }
    await this.commands.execute(new TakeNotice(provider, notice.hints, raw as Buffer));
    return { state: 200 };
  }
}
