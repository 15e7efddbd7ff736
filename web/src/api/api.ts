import { getMonotonicMs, noteServerTime } from '../browser/clock';
import { tabStorage } from '../browser/storage';
import { getLanguage } from '../i18n/i18n';
import { createClient } from './client';
import { noteReached } from './connection';

/** The one line to the shop. */
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

/** The path of a page of a list: the first goes without its number. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/${page}`);
