import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beginningOf, isOtherPage } from './fresh-start.rules';

/**
 * Every page starts at its top, but for a list that one comes back to, for the eye and, when its path is another, for the
 * keyboard.
 *
 * @returns the ref of `<main>`
 */
export const useFreshStart = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search });
  /** Where each page was left, by its place in the history. */
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    // The browser would put a page that one comes back to where it was left, before it is there.
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
