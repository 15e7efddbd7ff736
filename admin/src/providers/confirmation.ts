type Ask = () => Promise<boolean>;

/** A question to the operator that requests wait for. Concurrent requests share one question. */
export interface Question {
  /** Registers the dialog that asks; null when the dialog unmounts. */
  readonly registerDialog: (ask: Ask | null) => void;
  /**
   * Asks the operator.
   * @returns false if they decline, or if no dialog is registered
   */
  readonly ask: Ask;
}

const createQuestion = (): Question => {
  let asker: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    registerDialog: (ask) => {
      asker = ask;
    },
    ask: () => {
      asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
        asking = null;
      });
      return asking;
    },
  };
};

/** Asks a signed-in operator to confirm their identity. */
export const confirmation = createQuestion();

/** Asks an operator whose session has ended to sign in again, above the current page. */
export const signInAgain = createQuestion();
