import { Controller, Get } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access.js';
import { CurrentContext, type RequestContext } from '../../platform/http/request-context.js';
import { buttonOf } from '../../platform/payments/amazon-pay/button.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import { codeOf } from '../wire/method-codes.js';
import { CARRIERS, METHOD_WORDS, STORES } from '../wire/method-names.messages.js';
import type { MethodsAnswer, PayConfigAnswer } from './methods.contract.js';
import { PaymentMethods } from './payment-methods.js';

/** By what a member can pay, and what a browser needs for it. */
@Controller('user')
export class MethodsController {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly config: Config,
    private readonly memories: SessionMemories,
  ) {}

  @Get('pay_style')
  @ForMembers()
  list(@CurrentContext() { language }: RequestContext): MethodsAnswer {
    const list = this.methods.on.map((method) => {
      const { name, memo } = METHOD_WORDS[method];
      return { id: codeOf(method), name: name[language], memo: memo[language] };
    });
    return { state: 200, list };
  }

  @Get('pay_config')
  @ForMembers()
  async settings(@CurrentContext() { language, sessionId }: RequestContext): Promise<PayConfigAnswer> {
    const { veritrans, paypal, amazonPay } = this.config.payments;
    const isOn = (method: Parameters<PaymentMethods['isOn']>[0]) => this.methods.isOn(method);
    const named = (names: ReadonlyMap<string, Bilingual>) =>
      [...names].map(([id, name]) => ({ id, name: name[language] }));
    const detail = {
      card: isOn('card') && veritrans ? { token_url: veritrans.tokenUrl, token_api_key: veritrans.tokenApiKey } : null,
      paypal: isOn('paypal') && paypal ? { js_url: paypal.jsUrl, client_id: paypal.clientId } : null,
      amazon_pay: isOn('amazon-pay') && amazonPay ? buttonOf(amazonPay, await this.reviewUrlOf(sessionId)) : null,
      combini: isOn('convenience-store') ? named(STORES).map(({ id, name }) => ({ code: id, name })) : null,
      carrier: isOn('carrier') ? named(CARRIERS) : null,
    };
    return { state: 200, detail };
  }

  /** Amazon sends the buyer back to the course that the session looked at last. */
  private async reviewUrlOf(sessionId: string): Promise<string> {
    const { currentCourseId } = await this.memories.of(sessionId);
    const course = currentCourseId ? `?pointPriceId=${currentCourseId}` : '';
    return `${this.config.publicUrl}/confirm-buy-point${course}`;
  }
}
