const LOOK_AGAIN_MS = 5;

/**
 * Polls until `look` returns something.
 *
 * @param what the awaited state, for the error message
 * @returns the last result of `look`
 * @throws Error after `withinMs`
 */
export const waitUntil = async <Seen>(
  what: string,
  look: () => Promise<Seen | false | null | undefined> | Seen | false | null | undefined,
  withinMs = 120_000,
): Promise<Seen> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
};
