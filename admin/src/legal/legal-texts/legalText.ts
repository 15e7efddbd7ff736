import type { LegalTextResource } from '../../../../services/legal/wire/legal-text.contract.js';

export type { LegalTextResource };

/** The colours of the states of a version. An unannounced version waits for an operator. */
export const VERSION_COLOURS = {
  'in-force': 'success',
  announced: 'info',
  upcoming: 'warning',
  missed: 'error',
} as const;
