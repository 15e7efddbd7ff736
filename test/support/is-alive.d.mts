/** Tells whether a process is there, also another user's. Its number may have been given to another program by now. */
export const isAlive: (pid: number) => boolean;
