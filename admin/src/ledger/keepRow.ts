import type { SyntheticEvent } from 'react';

/** Keeps a click on a link inside a row from also opening the row. */
export const keepRow = (event: SyntheticEvent): void => event.stopPropagation();
