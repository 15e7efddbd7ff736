import { describe, expect, it } from '@jest/globals';
import { newsOf } from '../streams/news.js';
import { pushMemberWhenTold } from './push-member-when-told.policy.js';
import { PushNews } from './push-news.command.js';

const AT = new Date('2026-04-01T12:00:00+09:00');
const fact = (type: string, data: object) => ({
  ...{ eventId: 'fact', type, correlationId: 'command', effectiveAt: AT, recordedAt: AT },
  data: { memberId: 'm', ...data },
});
const given = (type: string, data: object = {}) => pushMemberWhenTold.on[type]!(fact(type, data) as never, 'c');
const told = (id: string) => new PushNews('m', id, AT, 'c');

describe('on their devices members are told', () => {
  it('of each fact that the list tells of, and of no other', () => {
    expect(Object.keys(pushMemberWhenTold.on)).toEqual(Object.keys(newsOf));
  });

  it('of one fact, of parcels that go together, and of all that the clock did on a day, by the list’s own id', () => {
    expect(given('PasswordChanged')).toEqual(told('fact'));
    expect(given('ShipmentShipped')).toEqual(told('parcel-shipped/command/m'));
    expect(given('PointsExpired')).toEqual(told('points-expired/m/2026-04-01'));
  });

  it('of nothing that they have done themselves', () => {
    expect(given('CardsDecided', { by: 'member' })).toBeNull();
    expect(given('PointsIssued', { document: { kind: 'conversion' } })).toBeNull();
  });
});
