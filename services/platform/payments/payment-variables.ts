import type { EnvironmentTopic } from '../environment-variable.js';
import { bankVariables } from './bank/variables.js';
import { DECLARATIONS } from './providers.js';
import { METHOD_LIST } from './providers.shared.js';

const METHODS = METHOD_LIST.map(({ code, name }) => `${code} ${name.en}`);

export const paymentVariables: EnvironmentTopic = {
  title: 'Payments',
  variables: [
    {
      name: 'PAYMENT_METHODS',
      default: `\`${METHOD_LIST.map(({ code }) => code).join(',')}\``,
      meaning: `The methods on offer: ${METHODS.join(', ')}. A method without its keys is off, and the start says so.`,
    },
    ...Object.values(DECLARATIONS).flatMap(({ variables }) => variables),
    ...bankVariables,
  ],
};
