import type { LiveResponse, StockNow, Win } from '../../../services/wins/live/live.contract.js';
import { isStreamClosed, openEventStream } from '../browser/event-stream';
import { api } from './api';

/** Listener of live events of the shop. */
export interface LiveListener {
  readonly onPacks: (packs: readonly StockNow[]) => void;
  readonly onWins: (wins: readonly Win[]) => void;
  /** Called when the lists of packs have changed. */
  readonly onCatalog: () => void;
}

/** Interval at which the client polls, and tries the stream again, while the shop accepts no further streams. */
const SLOW_MS = 30_000;
/** Randomises a delay, so that pages that were refused together do not return together. */
const spread = (ms: number): number => ms * (0.75 + Math.random() / 2);

/**
 * Follows live events while the page is visible: by a stream, or by polling where the shop accepts no further streams.
 * The browser itself reopens a stream that was cut off, after the delay that the shop has set.
 *
 * @param query names the pack and the language
 * @returns a function that ends it
 */
export const followLive = (query: string, { onPacks, onWins, onCatalog }: LiveListener): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    const state = await api.get<LiveResponse>(`/user/live?${query}`).catch(() => undefined);
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
    // The page has just loaded its data, so a browser without streams polls only after the interval.
    if (!source) {
      timer = setTimeout(comeLater, spread(SLOW_MS));
      return;
    }
    source.addEventListener('packs', ({ data }) => onPacks(JSON.parse(data).list));
    source.addEventListener('wins', ({ data }) => onWins(JSON.parse(data).list));
    source.addEventListener('catalog', onCatalog);
    // A stream that reconnects is not closed.
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
