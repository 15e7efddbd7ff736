import type { ContactResource } from '../../../../services/contacts/wire/contact.contract.js';

export type { ContactResource };

/** How a state looks: what is open is for somebody to answer. */
export const STATE_COLOURS = { open: 'warning', answered: 'success' } as const;
