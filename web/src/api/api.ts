import { getMonotonicMs, noteServerTime } from '../browser/clock';
import { tabStorage } from '../browser/storage';
import { getLanguage } from '../i18n/i18n';
import { createClient } from './client';
import { noteReached } from './connection';

/** The client's only connection to the API. */
export const api = createClient({
  fetch: async (input, init) => {
    const sentMs = getMonotonicMs();
    const response = await window.fetch(input, init);
    noteServerTime(response, sentMs);
    return response;
  },
  language: getLanguage,
  openMaintenancePage: () => window.location.assign('/mente.html'),
  noteReached,
  store: tabStorage,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Returns the path of a page of a list; the first page has no number. */
export const toPagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/${page}`);
