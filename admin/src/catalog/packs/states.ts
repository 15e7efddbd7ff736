export const STATE_COLOURS = { published: 'success', paused: 'warning', draft: 'info' } as const;
