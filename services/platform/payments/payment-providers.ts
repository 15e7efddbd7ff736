import type { PaymentProvider } from './payment-provider.js';

/** The providers whose keys are configured, by name. */
export class PaymentProviders {
  constructor(private readonly byName: ReadonlyMap<string, PaymentProvider>) {}

  find(name: string): PaymentProvider | undefined {
    return this.byName.get(name);
  }

  /** Returns true if the fields of a return URL are signed by a provider. They prove no payment. */
  isReturn(fields: ReadonlyMap<string, string>): boolean {
    return [...this.byName.values()].some((provider) => provider.isReturn(fields));
  }
}
