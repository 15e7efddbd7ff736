import { Controller, Get } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access.js';
import { CurrentContext, type RequestContext } from '../../platform/http/request-context.js';
import { buttonOf } from '../../platform/payments/amazon-pay/button.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { codeOf } from '../wire/method-codes.js';
import { CARRIERS, METHOD_WORDS, STORES } from '../wire/method-names.messages.js';
import { memoOf } from '../wire/method-resource.js';
import type { MethodsAnswer, PayConfigAnswer } from './methods.contract.js';
import { OfferedMethods } from './offered-methods.js';

/** By what a member can pay, and what a browser needs for it. */
@Controller('user')
export class MethodsController {
  constructor(
    private readonly methods: OfferedMethods,
    private readonly config: Config,
    private readonly memories: SessionMemories,
  ) {}

  @Get('pay_style')
  @ForMembers()
  async list(@CurrentContext() { language }: RequestContext): Promise<MethodsAnswer> {
    const list = [...(await this.methods.all())].map(([method, set]) => ({
      id: codeOf(method),
      name: METHOD_WORDS[method].name[language],
      memo: memoOf(method, set, language),
    }));
    return { state: 200, list };
  }

  @Get('pay_config')
  @ForMembers()
  async settings(@CurrentContext() { language, sessionId }: RequestContext): Promise<PayConfigAnswer> {
    const { veritrans, paypal, amazonPay } = this.config.payments;
    const offered = await this.methods.all();
    const isOn = (method: PaymentMethod) => offered.has(method);
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
