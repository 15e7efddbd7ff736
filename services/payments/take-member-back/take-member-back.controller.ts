import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { isId } from '../../kernel/ids.js';
import { ForProviders } from '../../platform/http/access/access.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { TakeMemberBack } from './take-member-back.command.js';

const SEE_OTHER = 303;

/**
 * Receives browsers from providers, which come from another site and so without a session. Their fields prove no
 * payment. If the provider has signed them, it is queried at once; the member's page queries it in any case.
 */
@Controller('acs')
export class TakeMemberBackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly providers: PaymentProviders,
  ) {}

  @Get('return')
  @ForProviders()
  fromIssuer(@Query('payment') payment: unknown, @Res() reply: FastifyReply): void {
    reply.redirect(isId(payment) ? `/pay-redirect?payment_id=${payment}` : '/', SEE_OTHER);
  }

  @Post('return')
  @HttpCode(SEE_OTHER)
  @ForProviders()
  async fromIssuerSigned(
    @Query('payment') payment: unknown,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.takeSigned(payment, body);
    this.fromIssuer(payment, reply);
  }

  @Get('carrier/return')
  @ForProviders()
  async fromCarrier(@Query() query: Readonly<Record<string, unknown>>, @Res() reply: FastifyReply): Promise<void> {
    const fields = Object.entries(query).filter((field): field is [string, string] => typeof field[1] === 'string');
    await this.takeSigned(query.payment, new URLSearchParams(fields).toString());
    this.backFromCarrier(query.result, reply);
  }

  @Post('carrier/return')
  @HttpCode(SEE_OTHER)
  @ForProviders()
  async fromCarrierSigned(
    @Query('payment') payment: unknown,
    @Query('result') result: unknown,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.takeSigned(payment, body);
    this.backFromCarrier(result, reply);
  }

  /** The page polls the payment, because the carrier's result in the address proves nothing. */
  private backFromCarrier(result: unknown, reply: FastifyReply): void {
    reply.redirect(result === 'success' ? '/complete-carrier' : '/error-carrier', SEE_OTHER);
  }

  private async takeSigned(payment: unknown, body: unknown): Promise<void> {
    const fields = new Map(new URLSearchParams(typeof body === 'string' ? body : ''));
    const isSigned = this.providers.isReturn(fields);
    if (isSigned && isId(payment)) await this.commands.execute(new TakeMemberBack(payment));
  }
}
