import type { LegalTextResource } from '../../../../services/legal/wire/legal-text.contract.js';

export type { LegalTextResource };

/** How a version looks: what is not announced waits for somebody. */
export const VERSION_COLOURS = {
  'in-force': 'success',
  announced: 'info',
  upcoming: 'warning',
  missed: 'error',
} as const;
