import { describe, expect, it } from '@jest/globals';
import { newsOf } from '../streams/news.js';
import { pushMemberWhenNotified } from './push-member-when-notified.policy.js';
import { PushNews } from './push-news.command.js';

const AT = new Date('2026-04-01T12:00:00+09:00');
const fact = (type: string, data: object) => ({
  ...{ eventId: 'fact', type, correlationId: 'command', effectiveAt: AT, recordedAt: AT },
  data: { memberId: 'm', ...data },
});
const commandsOf = (type: string, data: object = {}) =>
  pushMemberWhenNotified.on[type]!(fact(type, data) as never, 'c');
const buildPush = (id: string) => new PushNews('m', id, AT, 'c');

describe('the policy that notifies devices', () => {
  it('handles the same events as the list of notifications', () => {
    expect(Object.keys(pushMemberWhenNotified.on)).toEqual(Object.keys(newsOf));
  });

  it('uses the id of the list’s row: one for each event, each parcel or each day', () => {
    expect(commandsOf('PasswordChanged')).toEqual(buildPush('fact'));
    expect(commandsOf('ShipmentShipped')).toEqual(buildPush('parcel-shipped/command/m'));
    expect(commandsOf('PointsExpired')).toEqual(buildPush('points-expired/m/2026-04-01'));
  });

  it('ignores what members do themselves', () => {
    expect(commandsOf('CardsDecided', { by: 'member' })).toBeNull();
    expect(commandsOf('PointsIssued', { document: { kind: 'conversion' } })).toBeNull();
  });
});
