import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';

const ROW_PX = 200;

/** Stubs the layout that jsdom lacks: a phone's screen and rows of a fixed height. */
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

it('renders every item of a short list', () => {
  render(grid(59));
  expect(screen.getByRole('list', { name: 'cards' }).children).toHaveLength(59);
});

it('renders only the cards near the screen of 3,000, and exposes the total to screen readers', () => {
  render(grid(3000));
  const cards = screen.getAllByRole('listitem');
  expect(cards.length).toBeLessThan(40);
  expect(cards[0]?.textContent).toBe('card 1');
  expect(cards[0]?.getAttribute('aria-setsize')).toBe('3000');
});

it('renders cards as they scroll near, and keeps the height of the whole list', () => {
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
  // The rows measured so far are slightly lower than estimated.
  expect(heightPx() / wholePx).toBeCloseTo(1, 1);
});
