import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type PackFilters, parseFilters, withFilters } from './finding.rules';

/** History state of addresses that the fields wrote. */
const WRITTEN_BY_FIELDS = 'finder';
/** Delay between the last letter and the request. */
export const TYPING_MS = 300;

export interface FilterProps {
  /** Card type whose packs are shown. */
  readonly type: string;
  readonly filters: PackFilters;
  /** Changes filters; typed text waits for `waitMs`. */
  readonly change: (part: Partial<PackFilters>, waitMs?: number) => void;
}

/**
 * Holds the filters of the fields; the address follows with a delay. Fields that read the address would lose letters
 * typed with an input method. A navigation from elsewhere replaces the filters.
 */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [filters, setFilters] = useState(() => parseFilters(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, once
  useEffect(() => {
    if (state === WRITTEN_BY_FIELDS) return;
    clearTimeout(timer.current);
    setFilters(parseFilters(search));
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<PackFilters>, waitMs = 0): void => {
    const next = { ...filters, ...part };
    setFilters(next);
    clearTimeout(timer.current);
    const write = () =>
      setSearch(withFilters(search, next), { replace: true, preventScrollReset: true, state: WRITTEN_BY_FIELDS });
    if (waitMs > 0) timer.current = setTimeout(write, waitMs);
    else write();
  };
  return { filters, change };
};
