import type { LiveAnswer, StockNow, Win } from '../../../services/wins/live/live.contract.js';
import { isStreamClosed, openEventStream } from '../browser/event-stream';
import { api } from './api';

/** Told what happens in the shop, as it happens. */
export interface LiveListener {
  readonly onPacks: (packs: readonly StockNow[]) => void;
  readonly onWins: (wins: readonly Win[]) => void;
  /** The lists of packs have changed. */
  readonly onCatalog: () => void;
}

/** Where the shop has no room for another stream, it is asked about so often, and whether it has room by then. */
const SLOW_MS = 30_000;
/** Pages that were all told to come later come at different moments. */
const spread = (ms: number): number => ms * (0.75 + Math.random() / 2);

/**
 * Follows what happens in the shop while the page is seen: by events, or by asking now and then where the shop has no room.
 * A stream that was cut off the browser opens again by itself, at the moment that the shop has named.
 *
 * @param query which pack, in which language
 * @returns what ends it
 */
export const followLive = (query: string, { onPacks, onWins, onCatalog }: LiveListener): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    const state = await api.get<LiveAnswer>(`/user/live?${query}`).catch(() => undefined);
    if (!state || timer === undefined) return;
    onPacks(state.packs);
    onWins(state.wins);
  };
  const comeLater = () => {
    timer = setTimeout(open, spread(SLOW_MS));
    void ask();
  };
  const open = () => {
    close();
    source = openEventStream(`/api/user/live/stream?${query}`);
    // The page is fresh when it comes; a browser without streams is shown the next state as if the shop had no room for it.
    if (!source) {
      timer = setTimeout(comeLater, spread(SLOW_MS));
      return;
    }
    source.addEventListener('packs', ({ data }) => onPacks(JSON.parse(data).list));
    source.addEventListener('wins', ({ data }) => onWins(JSON.parse(data).list));
    source.addEventListener('catalog', onCatalog);
    // While it is being opened again it is not closed.
    source.addEventListener('error', () => {
      if (source && isStreamClosed(source)) comeLater();
    });
  };
  const close = () => {
    source?.close();
    clearTimeout(timer);
    source = timer = undefined;
  };
  const onVisibility = () => (document.hidden ? close() : open());

  if (!document.hidden) open();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
};
