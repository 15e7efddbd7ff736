/**
 * Calls back after a delay in ms.
 * @returns a function that cancels it
 */
export const callAfter = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Maximum wait for pictures before cards are turned without them. */
const PATIENCE_MS = 2000;

/**
 * Calls back once the card faces in an element are decoded, so that none is turned blank.
 * @param faces selector of the pictures
 * @returns a function that cancels it
 */
export const callWhenDrawable = (place: ParentNode | null, faces: string, call: () => void): (() => void) => {
  let isMeant = true;
  const once = () => {
    if (isMeant) call();
    isMeant = false;
  };
  const pictures = [...(place?.querySelectorAll<HTMLImageElement>(faces) ?? [])];
  void Promise.allSettled(pictures.map((picture) => picture.decode())).then(once);
  const giveUp = callAfter(PATIENCE_MS, once);
  return () => {
    isMeant = false;
    giveUp();
  };
};
