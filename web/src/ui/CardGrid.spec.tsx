import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';

const ROW_PX = 200;

/** What jsdom, which lays nothing out, would have to tell about a phone's screen and rows of a fixed height. */
const layOut = () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => {};
  window.innerHeight = 800;
  window.innerWidth = 375;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 100, 343, ROW_PX));
};

const scrollTo = (px: number) =>
  act(() => {
    window.scrollY = px;
    window.dispatchEvent(new Event('scroll'));
  });

const grid = (count: number) => (
  <CardGrid items={Array.from({ length: count }, (_, i) => i + 1)} label="cards" render={(n) => <b>card {n}</b>} />
);

beforeEach(layOut);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  window.scrollY = 0;
});

it('draws a short list as it is', () => {
  render(grid(59));
  expect(screen.getByRole('list', { name: 'cards' }).children).toHaveLength(59);
});

it('draws of 3,000 cards those near the screen, and tells how many there are', () => {
  render(grid(3000));
  const cards = screen.getAllByRole('listitem');
  expect(cards.length).toBeLessThan(40);
  expect(cards[0]?.textContent).toBe('card 1');
  expect(cards[0]?.getAttribute('aria-setsize')).toBe('3000');
});

it('draws the others when they come near, and keeps the place of all', () => {
  render(grid(3000));
  const first = () => Number(screen.getAllByRole('listitem')[0]?.getAttribute('aria-posinset'));
  const heightPx = () => {
    const { paddingTop, paddingBottom } = screen.getByRole('list').style;
    const rows = screen.getAllByRole('listitem').length / 2;
    return Number.parseFloat(paddingTop) + rows * (ROW_PX + 12) - 12 + Number.parseFloat(paddingBottom);
  };
  const wholePx = heightPx();
  scrollTo(wholePx / 2);
  expect(first()).toBeGreaterThan(1400);
  expect(first()).toBeLessThan(1600);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  // Rows that were measured meanwhile are a little lower than was thought.
  expect(heightPx() / wholePx).toBeCloseTo(1, 1);
});
