import { getServiceWorkers } from '../browser/notifications';
import { getLanguage, onLanguageSwitch } from '../i18n/i18n';

/** Its language is in its address, since it reads nothing of what a page keeps. */
const register = () => {
  void getServiceWorkers()
    ?.register(`/service-worker.js?lang=${getLanguage()}`)
    .catch(() => {});
};

/** Lets the service worker take care of what comes next. Without it, as in a private window, the shop works the same. */
export const registerWorker = (): void => {
  register();
  onLanguageSwitch(register);
};
