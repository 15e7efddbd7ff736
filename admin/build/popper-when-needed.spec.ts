import { describe, expect, it } from '@jest/globals';
import { buildPopperCode } from './popper-when-needed';

const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`;

/** A stand-in for the library that records the calls made on its instance. */
const LIBRARY = moduleOf(`export const createPopper = (reference, popper, { requests }) => {
  requests.push('create');
  return { update: async () => requests.push('update'), forceUpdate: () => requests.push('forceUpdate'),
    setOptions: async () => requests.push('setOptions'), destroy: () => requests.push('destroy') };
};`);

const placedBy = async (library: string) => {
  const { createPopper } = await import(moduleOf(buildPopperCode(library)));
  const popper = { style: { visibility: '' } };
  const requests: string[] = [];
  return { placed: createPopper({}, popper, { requests }), popper, requests };
};

const settled = (popper: { style: { visibility: string } }) =>
  new Promise<void>((resolve) => {
    let visibility = popper.style.visibility;
    Object.defineProperty(popper.style, 'visibility', {
      get: () => visibility,
      set: (next: string) => {
        visibility = next;
        resolve();
      },
    });
  });

describe('the loader of the tooltip library', () => {
  it('loads the library with the first tooltip and shows the tooltip once it is placed', async () => {
    const { placed, popper, requests } = await placedBy(LIBRARY);
    expect(popper.style.visibility).toBe('hidden');
    await settled(popper);
    expect(popper.style.visibility).toBe('');
    placed.forceUpdate();
    await placed.update();
    await placed.setOptions({});
    placed.destroy();
    expect(requests).toEqual(['create', 'forceUpdate', 'update', 'setOptions', 'destroy']);
  });

  it('does nothing for a tooltip that is removed before the library arrives', async () => {
    const { placed, popper, requests } = await placedBy(LIBRARY);
    placed.destroy();
    await settled(popper);
    expect(requests).toEqual([]);
  });

  it('shows the tooltip even when the library does not load', async () => {
    const { placed, popper, requests } = await placedBy(moduleOf('throw new Error("offline")'));
    await settled(popper);
    placed.forceUpdate();
    expect([popper.style.visibility, requests]).toEqual(['', []]);
  });
});
