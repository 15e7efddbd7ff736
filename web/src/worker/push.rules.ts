import type { PushText } from '../../../services/notifications/wire/push-text.shared.js';
import type { Language } from '../i18n/i18n';

/** Said by itself where a message cannot be read: a browser wants something to be shown for each. */
const UNREADABLE: Record<Language, Pick<PushText, 'title' | 'text'>> = {
  ja: { title: '新しいお知らせがあります', text: 'お知らせのページでご確認ください。' },
  en: { title: 'You have a new notification', text: 'See your notifications for details.' },
};
const LIST = '/notifications';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const parsed = (data: string): Partial<PushText> => {
  try {
    return (JSON.parse(data) as Partial<PushText> | null) ?? {};
  } catch {
    return {};
  }
};

/** What the shop has sent. @param otherwise the language of the worker, where nothing can be read */
export const readPush = (data: string, otherwise: Language): PushText => {
  const { id, title, text, path, language } = parsed(data);
  if (!isText(id) || !isText(title) || !isText(text) || !isText(path))
    return { id: 'unreadable', path: LIST, language: otherwise, ...UNREADABLE[otherwise] };
  return { id, title, text, path, language: language === 'en' ? 'en' : 'ja' };
};

/** As the device shows it: a later one of the same notification takes the place of the first, without a sound. */
export const shownAs = ({ id, text, path, language }: PushText) => ({
  body: text,
  tag: id,
  lang: language,
  icon: '/images/icon-192.png',
  data: { path },
});

/** The address that a pressed notification leads to: one of the shop's own, whatever it says. */
export const addressOf = (data: unknown, origin: string): string => {
  const path = (data as { path?: unknown } | null)?.path;
  const url = new URL(isText(path) ? path : LIST, origin);
  return url.origin === origin ? url.href : new URL(LIST, origin).href;
};
