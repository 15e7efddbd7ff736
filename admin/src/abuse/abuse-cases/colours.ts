/** The colours of the states of a case. */
export const STATE_COLOURS = { open: 'warning', dismissed: 'success', banned: 'info', forfeited: 'error' } as const;
