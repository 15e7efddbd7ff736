import type { Plugin } from 'vite';

/** The same library by a path of its own, so that it does not stand in for itself. */
const PLACES = '@popperjs/core/lib/popper.js';

/**
 * What MUI asks of the library.
 * @param places where it is fetched from
 */
export const buildPopperCode = (places: string): string => `
export const createPopper = (reference, popper, options) => {
  let isGone = false;
  let placed;
  const { visibility } = popper.style;
  // It is seen when it has its place, or else where the page has it.
  popper.style.visibility = 'hidden';
  const fetched = import('${places}').then(({ createPopper }) => {
    if (!isGone) placed = createPopper(reference, popper, options);
  });
  fetched.catch(() => undefined).then(() => {
    popper.style.visibility = visibility;
  });
  return {
    forceUpdate: () => placed?.forceUpdate(),
    update: async () => placed?.update(),
    setOptions: async (next) => placed?.setOptions(next),
    destroy: () => {
      isGone = true;
      placed?.destroy();
    },
  };
};`;

const ID = '\0popper-when-needed';

/** Fetches what places tooltips and lists of choices beside what they belong to with the first of them. */
export const loadPopperWhenNeeded = (): Plugin => ({
  name: 'popper-when-needed',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^@popperjs\/core$/ }, handler: () => ID },
  load: { filter: { id: new RegExp(ID) }, handler: () => buildPopperCode(PLACES) },
});
