const LOOK_AGAIN_MS = 5;

/**
 * Looks again and again until there is something to see.
 *
 * @param what what is waited for, in the words of the failure
 * @returns what `look` gave in the end
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
