import { useSearchParams } from 'react-router-dom';

/** Returns the time that the page shows and its setter. The address stores it; '' means now. */
export const useMoment = (): readonly [string, (at: string) => void] => {
  const [query, setQuery] = useSearchParams();
  return [query.get('at') ?? '', (at) => setQuery(at ? { at } : {}, { replace: true })];
};

/** Formats the time as a query of the operators' API. */
export const toMomentQuery = (at: string): string => (at ? `?at=${encodeURIComponent(at)}` : '');
