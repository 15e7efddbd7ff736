import { getServiceWorkers } from '../browser/notifications';
import { getLanguage, onLanguageSwitch } from '../i18n/i18n';

/** Registers the worker with the language in its address, because it cannot read the storage of pages. */
const register = () => {
  void getServiceWorkers()
    ?.register(`/service-worker.js?lang=${getLanguage()}`)
    .catch(() => {});
};

/** Registers the service worker, again after each switch of language. The shop also works without it. */
export const registerWorker = (): void => {
  register();
  onLanguageSwitch(register);
};
