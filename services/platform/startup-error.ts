/** The shop cannot start for a reason that its operator can fix. The message explains it in one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
