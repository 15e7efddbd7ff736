/** The columns that hold the text of a mail and the links in it. They are emptied together. */
export const TEXT_COLUMNS = ['body', 'encrypted_body', 'unsubscribe', 'encrypted_unsubscribe'] as const;

/** The assignments that erase the text of a mail, as SQL. */
export const TEXT_ERASED = TEXT_COLUMNS.map((column) => `${column} = null`).join(', ');
