import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { METHODS_BY_CODE } from '../wire/method-codes.js';

/** Lists the methods that are enabled and configured. */
@Injectable()
export class PaymentMethods {
  /** The methods in the order of their numbers. */
  readonly on: readonly PaymentMethod[];

  constructor(config: Config, providers: PaymentProviders) {
    const { enabledCodes, bank } = config.payments;
    const isReady = (method: PaymentMethod): boolean => {
      const { provider } = METHOD_RULES[method];
      return provider === 'bank' ? bank !== null : providers.find(provider) !== undefined;
    };
    this.on = [...METHODS_BY_CODE]
      .filter(([code, method]) => enabledCodes.includes(code) && isReady(method))
      .map(([, method]) => method);
  }

  isOn(method: PaymentMethod): boolean {
    return this.on.includes(method);
  }
}
