/** The shop cannot start, for a reason its operator can mend: the message alone says what is wrong, in one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
