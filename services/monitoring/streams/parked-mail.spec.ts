import { describe, expect, it } from '@jest/globals';
import { decideOnParked } from './parked-mail.js';

describe('decideOnParked', () => {
  it.each(['MailRetried', 'MailDiscarded'] as const)('accepts %s for a parked mail', (change) => {
    expect(decideOnParked({ mailId: '7', state: 'parked' }, change).events).toEqual([
      { change, data: { mailId: '7' } },
    ]);
  });

  it.each(['waiting', 'sent', 'discarded'] as const)('refuses a mail that is %s', (state) => {
    expect(decideOnParked({ mailId: '7', state }, 'MailRetried').refusal).toEqual({ code: 'NotParked', state });
  });
});
