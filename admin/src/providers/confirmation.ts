type Ask = () => Promise<boolean>;

let asker: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Where the shop's wish to see again who sits before the console is shown to them. */
export const confirmation = {
  /** The dialog that asks; null when it goes. */
  answeredBy: (ask: Ask | null): void => {
    asker = ask;
  },
  /** Asks once, however many requests wait for it. @returns whether the operator has shown who they are */
  ask: (): Promise<boolean> => {
    asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
      asking = null;
    });
    return asking;
  },
};
