import type { ContactResource } from '../../../../services/contacts/wire/contact.contract.js';

export type { ContactResource };

/** The colours of the states. An open contact waits for a reply. */
export const STATE_COLOURS = { open: 'warning', answered: 'success' } as const;
