import { Controller, Get } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access.js';
import { CurrentContext, type RequestContext } from '../../platform/http/request-context.js';
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
  settings(@CurrentContext() { language }: RequestContext): PayConfigAnswer {
    const { veritrans, paypal } = this.config.payments;
    const isOn = (method: Parameters<PaymentMethods['isOn']>[0]) => this.methods.isOn(method);
    const named = (names: ReadonlyMap<string, Bilingual>) =>
      [...names].map(([id, name]) => ({ id, name: name[language] }));
    const detail = {
      card: isOn('card') && veritrans ? { token_url: veritrans.tokenUrl, token_api_key: veritrans.tokenApiKey } : null,
      paypal: isOn('paypal') && paypal ? { js_url: paypal.jsUrl, client_id: paypal.clientId } : null,
      amazon_pay: null,
      combini: isOn('convenience-store') ? named(STORES).map(({ id, name }) => ({ code: id, name })) : null,
      carrier: isOn('carrier') ? named(CARRIERS) : null,
    };
    return { state: 200, detail };
  }
}
