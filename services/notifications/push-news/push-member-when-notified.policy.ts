import type { RecordedEvent } from '../../kernel/event.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import { type NotifiedEvent, newsOf } from '../streams/news.js';
import { PushNews } from './push-news.command.js';

type Keys = (event: RecordedEvent<NotifiedEvent>) => readonly string[];

const commandOf =
  (keys: Keys) =>
  (event: RecordedEvent<NotifiedEvent>, commandId: string): PushNews | null => {
    const [id] = keys(event);
    return id === undefined ? null : new PushNews(event.data.memberId, id, event.recordedAt, commandId);
  };

/** Pushes every notification of the member's list to their devices, so both always have the same content. */
export const pushMemberWhenNotified: AnyPolicy = {
  name: 'push-member-when-told',
  on: Object.fromEntries(Object.entries(newsOf).map(([type, { keys }]) => [type, commandOf(keys as Keys)])),
};
