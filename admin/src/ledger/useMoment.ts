import { useSearchParams } from 'react-router-dom';

/** The instant that a page is about, kept in its address; '' is now. */
export const useMoment = (): readonly [string, (at: string) => void] => {
  const [query, setQuery] = useSearchParams();
  return [query.get('at') ?? '', (at) => setQuery(at ? { at } : {}, { replace: true })];
};

/** The instant as a call of the operators' API takes it. */
export const toMomentQuery = (at: string): string => (at ? `?at=${encodeURIComponent(at)}` : '');
