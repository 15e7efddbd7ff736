import type { PushMessage } from '../../platform/push/push-service.js';
import type { ClaimedPush } from '../rows/pushes.rows.js';
import { TRIAL } from '../streams/trial.js';
import { NEWS } from '../wire/news.messages.js';
import type { PushText } from '../wire/push-text.shared.js';
import { TRIAL_WORDS } from './push.messages.js';
import { PUSH_TERMS, TRIAL_TERMS } from './push-terms.js';

/** The page with all notifications of a member. */
const LIST = '/notifications';

/** Builds the push message in the device's language. Returns null while the projection has no row for the notification. */
export const buildDeviceMessage = ({ notificationId: id, language, kind, data }: ClaimedPush): PushMessage | null => {
  const written = (title: string, text: string, path: string): PushText => ({ id, title, text, path, language });
  if (id.startsWith(TRIAL)) {
    const { title, text } = TRIAL_WORDS;
    return { ...TRIAL_TERMS, topic: TRIAL, text: JSON.stringify(written(title[language], text[language], LIST)) };
  }
  if (kind === null) return null;
  const { title, text, path } = NEWS[kind];
  const message = written(title[language], text(data ?? {})[language], path(data ?? {}) || LIST);
  return { ...PUSH_TERMS[kind], topic: id, text: JSON.stringify(message) };
};
