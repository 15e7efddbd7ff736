/** Creates a random stream that depends on the name alone, so that every drawing is reproducible. */
export const createRandom = (name) => {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from, to) => from + (to - from) * next();
  return { next, between, pick: (list) => list[Math.floor(next() * list.length)] };
};
