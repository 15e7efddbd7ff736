/** The exit code of a watched shop that has answered otherwise than its contracts say. */
export const OTHERWISE = 70;
