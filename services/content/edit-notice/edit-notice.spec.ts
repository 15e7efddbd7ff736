import { describe, expect, it } from '@jest/globals';
import type { NoticeDraft } from '../rows/notices.rows.js';
import { decideEditNotice } from './edit-notice.decide.js';

const noon = new Date('2026-04-01T12:00:00+09:00');
const later = new Date('2026-04-01T12:00:01+09:00');

const draft = (show_from: Date | null, show_to: Date | null): NoticeDraft => ({
  title_ja: 'お知らせ',
  title_en: '',
  content_ja: '<p>本文</p>',
  content_en: '',
  last_name: '',
  first_name: '',
  images: [],
  published: true,
  show_from,
  show_to,
});

describe('decideEditNotice', () => {
  it.each([
    [null, null],
    [noon, null],
    [null, noon],
    [noon, later],
  ])('accepts a notice shown from %p to %p as it was written', (from, to) => {
    expect(decideEditNotice(draft(from, to)).events).toEqual([{ change: 'NoticeKept', data: draft(from, to) }]);
  });

  it.each([
    [noon, noon],
    [later, noon],
  ])('refuses a notice from %p to %p, which would never be shown', (from, to) => {
    expect(decideEditNotice(draft(from, to)).refusal).toEqual({ code: 'EndsTooEarly' });
  });
});
