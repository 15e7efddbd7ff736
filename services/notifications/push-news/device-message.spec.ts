import { describe, expect, it } from '@jest/globals';
import type { ClaimedPush } from '../rows/pushes.rows.js';
import type { NewsKind } from '../streams/news.js';
import { NEWS } from '../wire/news.messages.js';
import { buildDeviceMessage } from './device-message.js';
import { PUSH_TERMS } from './push-terms.js';

const claimed = (change: Partial<ClaimedPush>): ClaimedPush => ({
  ...{ deviceId: '1', endpoint: 'https://push.example/1', p256dh: '', auth: '', attempts: 1, lease: new Date(0) },
  ...{ notificationId: 'one', language: 'ja', kind: null, data: null },
  ...change,
});

describe('a message to a device', () => {
  it.each(Object.keys(NEWS) as NewsKind[])(
    'has a page of the shop, an urgency and words in both languages: %s',
    (kind) => {
      for (const language of ['ja', 'en'] as const) {
        const { text, ...terms } = buildDeviceMessage(claimed({ kind, data: { month: '2026-04' }, language }))!;
        const { title, path, ...rest } = JSON.parse(text);
        expect([title, path]).toEqual([NEWS[kind].title[language], expect.stringMatching(/^\/[a-z]/)]);
        expect(rest).toMatchObject({ id: 'one', language });
        expect(terms).toEqual({ ...PUSH_TERMS[kind], topic: 'one' });
      }
    },
  );

  it('needs the row of its notification', () => {
    expect(buildDeviceMessage(claimed({}))).toBeNull();
  });

  it('has high urgency if it concerns the security of the account', () => {
    const urgent = (Object.keys(PUSH_TERMS) as NewsKind[]).filter((kind) => PUSH_TERMS[kind].urgency === 'high');
    expect(urgent).toEqual(expect.arrayContaining(['password-changed', 'mail-changed', 'phone-released']));
    expect(urgent).not.toContain('points-given');
  });
});
