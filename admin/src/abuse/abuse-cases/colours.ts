/** How the states of a case look. */
export const STATE_COLOURS = { open: 'warning', dismissed: 'success', banned: 'info', forfeited: 'error' } as const;
