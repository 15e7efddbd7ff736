import type { Plugin } from 'vite';

/** The library's inner path, so that the alias does not resolve to itself. */
const PLACES = '@popperjs/core/lib/popper.js';

/**
 * Builds the module that stands in for the library as MUI calls it.
 * @param places the path that the library is loaded from
 */
export const buildPopperCode = (places: string): string => `
export const createPopper = (reference, popper, options) => {
  let isGone = false;
  let placed;
  const { visibility } = popper.style;
  // The tooltip becomes visible once it is placed, or at its default position if loading fails.
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

/** Loads the library that positions tooltips and option lists when the first of them opens. */
export const loadPopperWhenNeeded = (): Plugin => ({
  name: 'popper-when-needed',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^@popperjs\/core$/ }, handler: () => ID },
  load: { filter: { id: new RegExp(ID) }, handler: () => buildPopperCode(PLACES) },
});
