import type { PushText } from '../../../services/notifications/wire/push-text.shared.js';
import type { Language } from '../i18n/i18n';

/** Generic texts for an invalid message: browsers require a notification for every push message. */
const UNREADABLE: Record<Language, Pick<PushText, 'title' | 'text'>> = {
  ja: { title: '新しいお知らせがあります', text: 'お知らせのページでご確認ください。' },
  en: { title: 'You have a new notification', text: 'See your notifications for details.' },
};
const LIST = '/notifications';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const parse = (data: string): Partial<PushText> => {
  try {
    return (JSON.parse(data) as Partial<PushText> | null) ?? {};
  } catch {
    return {};
  }
};

/** Parses a push message of the shop. @param fallbackLanguage language of the generic text for an invalid message */
export const readPush = (data: string, fallbackLanguage: Language): PushText => {
  const { id, title, text, path, language } = parse(data);
  if (!isText(id) || !isText(title) || !isText(text) || !isText(path))
    return { id: 'unreadable', path: LIST, language: fallbackLanguage, ...UNREADABLE[fallbackLanguage] };
  return { id, title, text, path, language: language === 'en' ? 'en' : 'ja' };
};

/** Returns the options of the device's notification. A later message with the same id silently replaces the earlier one. */
export const toNotificationOptions = ({ id, text, path, language }: PushText) => ({
  body: text,
  tag: id,
  lang: language,
  icon: '/images/icon-192.png',
  data: { path },
});

/** Returns the address that a pressed notification opens. It is always on `origin`, whatever the data says. */
export const addressOf = (data: unknown, origin: string): string => {
  const path = (data as { path?: unknown } | null)?.path;
  const url = new URL(isText(path) ? path : LIST, origin);
  return url.origin === origin ? url.href : new URL(LIST, origin).href;
};
