/** Exit code of a watched shop that has sent a response not described in its contracts. */
export const OTHERWISE = 70;
