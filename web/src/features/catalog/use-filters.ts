import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type PackFilters, parseFilters, withFilters } from './finding.rules';

/** Marks the addresses that the fields have written. */
const OWN = 'finder';
/** So long after the last letter the shop is asked. */
export const TYPING_MS = 300;

export interface FilterProps {
  /** The card type whose packs are in sight. */
  readonly type: string;
  readonly filters: PackFilters;
  /** Wants something else; after `waitMs`, for what is being typed. */
  readonly change: (part: Partial<PackFilters>, waitMs?: number) => void;
}

/**
 * What is wanted, as the fields hold it. The address follows them, a moment later: a field that took its text from there
 * would lose letters of who types by an input method. An address that came from elsewhere is taken over.
 */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [filters, setFilters] = useState(() => parseFilters(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, once
  useEffect(() => {
    if (state === OWN) return;
    clearTimeout(timer.current);
    setFilters(parseFilters(search));
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<PackFilters>, waitMs = 0): void => {
    const next = { ...filters, ...part };
    setFilters(next);
    clearTimeout(timer.current);
    const write = () => setSearch(withFilters(search, next), { replace: true, preventScrollReset: true, state: OWN });
    if (waitMs > 0) timer.current = setTimeout(write, waitMs);
    else write();
  };
  return { filters, change };
};
