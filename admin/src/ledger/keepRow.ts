import type { SyntheticEvent } from 'react';

/** A link inside a row that is itself a link: only the inner one counts. */
export const keepRow = (event: SyntheticEvent): void => event.stopPropagation();
