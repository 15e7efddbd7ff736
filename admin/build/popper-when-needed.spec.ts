import { describe, expect, it } from '@jest/globals';
import { buildPopperCode } from './popper-when-needed';

const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`;

/** Notes what is asked of it in what it is given. */
const LIBRARY = moduleOf(`export const createPopper = (reference, popper, { asked }) => {
  asked.push('create');
  return { update: async () => asked.push('update'), forceUpdate: () => asked.push('forceUpdate'),
    setOptions: async () => asked.push('setOptions'), destroy: () => asked.push('destroy') };
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

describe('what places a tooltip', () => {
  it('is fetched with it, and it is seen when it has its place', async () => {
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

  it('does nothing for one that is gone before it comes', async () => {
    const { placed, popper, requests } = await placedBy(LIBRARY);
    placed.destroy();
    await settled(popper);
    expect(requests).toEqual([]);
  });

  it('does not keep it hidden when it does not come', async () => {
    const { placed, popper, requests } = await placedBy(moduleOf('throw new Error("offline")'));
    await settled(popper);
    placed.forceUpdate();
    expect([popper.style.visibility, requests]).toEqual(['', []]);
  });
});
