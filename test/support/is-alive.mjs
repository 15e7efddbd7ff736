/** Tells whether a process is there, also another user's. Its number may have been given to another program by now. */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
