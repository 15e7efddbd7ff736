import type { PaymentProvider } from './payment-provider.js';

/** The providers that the shop has keys of, by name. */
export class PaymentProviders {
  constructor(private readonly byName: ReadonlyMap<string, PaymentProvider>) {}

  find(name: string): PaymentProvider | undefined {
    return this.byName.get(name);
  }
}
