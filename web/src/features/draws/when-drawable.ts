/** Calls back after so many ms. @returns what calls it off */
export const callAfter = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** What a member waits for pictures before cards are turned without them. */
const PATIENCE_MS = 2000;

/**
 * Calls back, once, when the faces of the cards in a place can be drawn: none is turned with its face blank.
 * @param faces selects their pictures. @returns what calls it off
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
