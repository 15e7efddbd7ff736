type Ask = () => Promise<boolean>;

/** A question to the operator that requests wait for. It is asked once, however many requests wait. */
export interface Question {
  /** Registers the dialog that asks; null when the dialog goes. */
  readonly registerDialog: (ask: Ask | null) => void;
  /** Asks the operator. @returns false when they decline, or when no dialog is there to ask */
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

/** Asks a signed-in operator to show again who they are. */
export const confirmation = createQuestion();

/** Asks an operator whose session has ended to sign in again, above the page that they are on. */
export const signInAgain = createQuestion();
