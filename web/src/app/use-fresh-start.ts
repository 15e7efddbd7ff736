import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beginningOf, isOtherPage } from './fresh-start.rules';

/**
 * Scrolls each new page to its top, or to the previous position of a list, and focuses `<main>` when the path changes.
 *
 * @returns the ref of `<main>`
 */
export const useFreshStart = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search });
  /** Last scroll position of each page, by its history entry. */
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    // The browser would restore the position before the page has rendered.
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (!isOtherPage(before, shown.current, type)) return;
    window.scrollTo(0, beginningOf(shown.current, type, left.current.get(key)));
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, search, key, type]);
  useLayoutEffect(() => {
    const note = () => left.current.set(key, window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  return main;
};
