import { describe, expect, it } from '@jest/globals';
import { aboutOf } from './about.rules';

describe('aboutOf', () => {
  it.each([
    ['about=parcel&reference=P100042X', { subject: 'parcelSubject', reference: 'P100042X' }],
    ['about=pack&reference=42', { subject: 'packSubject', reference: '42' }],
    ['about=draw&reference=019-a', { subject: 'drawSubject', reference: '019-a' }],
    ['', { subject: '', reference: '' }],
    ['about=parcel', { subject: '', reference: '' }],
    ['about=constructor&reference=1', { subject: '', reference: '' }],
    ['about=parcel&reference=%3Cb%3E', { subject: '', reference: '' }],
  ])('given ?%s, then %p', (query, about) => {
    expect(aboutOf(new URLSearchParams(query))).toEqual(about);
  });
});
