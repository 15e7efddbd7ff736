/**
 * Returns a free port that no other caller gets, in any process of this machine, while this process lives.
 */
export const reservePort: () => Promise<number>;
