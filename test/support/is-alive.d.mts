/** Returns true when a process exists, also another user's. Another program may have its number by now. */
export const isAlive: (pid: number) => boolean;
