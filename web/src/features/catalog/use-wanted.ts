import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Wanted, wantedOf, withWanted } from './finding.rules';

/** Marks the addresses that the fields have written. */
const OWN = 'finder';
/** So long after the last letter the shop is asked. */
export const TYPING_MS = 300;

export interface WantedProps {
  /** The card type whose packs are in sight. */
  readonly type: string;
  readonly wanted: Wanted;
  /** Wants something else; after `waitMs`, for what is being typed. */
  readonly change: (part: Partial<Wanted>, waitMs?: number) => void;
}

/**
 * What is wanted, as the fields hold it. The address follows them, a moment later: a field that took its text from there
 * would lose letters of who types by an input method. An address that came from elsewhere is taken over.
 */
export const useWanted = () => {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [wanted, setWanted] = useState(() => wantedOf(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, once
  useEffect(() => {
    if (state === OWN) return;
    clearTimeout(timer.current);
    setWanted(wantedOf(search));
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<Wanted>, waitMs = 0): void => {
    const next = { ...wanted, ...part };
    setWanted(next);
    clearTimeout(timer.current);
    const write = () => setSearch(withWanted(search, next), { replace: true, preventScrollReset: true, state: OWN });
    if (waitMs > 0) timer.current = setTimeout(write, waitMs);
    else write();
  };
  return { wanted, change };
};
