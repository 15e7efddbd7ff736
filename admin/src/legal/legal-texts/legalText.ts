import type { LegalTextResource } from '../../../../services/legal/wire/legal-text.contract.js';

export type { LegalTextResource };

/** As the Japanese page calls it, which prevails; lists have it in the operator's language. */
export const titleOf = ({ title }: LegalTextResource): string => title;

/** How a version looks: what is not announced waits for somebody. */
export const VERSION_COLOURS = {
  'in-force': 'success',
  announced: 'info',
  upcoming: 'warning',
  missed: 'error',
} as const;
