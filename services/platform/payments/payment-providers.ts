import type { PaymentProvider } from './payment-provider.js';

/** The providers that the shop has keys of, by name. */
export class PaymentProviders {
  constructor(private readonly byName: ReadonlyMap<string, PaymentProvider>) {}

  find(name: string): PaymentProvider | undefined {
    return this.byName.get(name);
  }

  /** Tells whether a browser that comes back with these fields brings a provider's own word; it proves nothing of money. */
  isReturn(fields: ReadonlyMap<string, string>): boolean {
    return [...this.byName.values()].some((provider) => provider.isReturn(fields));
  }
}
