import { withMessage } from '../../platform/http/requests/contract.js';

/** The format of an entry's event id, as a command names it. */
export const EVENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const SAY_WHICH_ENTRY = withMessage(
  '仕訳の番号（記録のID）を指定してください。',
  'Give the id of the entry: that of its event.',
);
