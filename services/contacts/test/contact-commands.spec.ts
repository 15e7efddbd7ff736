import { describe, expect, it } from '@jest/globals';
import { decideReplyToContact } from '../answer-contact/answer-contact.decide.js';
import { decideAssignContact } from '../assign-contact/assign-contact.decide.js';
import { decideCloseContact } from '../close-contact/close-contact.decide.js';

const CLOSED = { status: 'closed', assignedTo: null } as const;
const open = (assignedTo: string | null) => ({ status: 'open', assignedTo }) as const;

describe('a contact', () => {
  it.each(['open', 'answered'] as const)(
    'can be answered while it is %s, with blanks around the text removed',
    (status) => {
      expect(decideReplyToContact({ status }, 'mari', ' はい。\n').events).toEqual([
        { change: 'ContactAnswered', data: { by: 'mari', text: 'はい。' } },
      ]);
    },
  );

  it('can be assigned, and assigned to another', () => {
    const taken = [{ change: 'ContactAssigned', data: { to: 'mari' } }];
    expect(decideAssignContact(open(null), 'mari').events).toEqual(taken);
    expect(decideAssignContact(open('ken'), 'mari').events).toEqual(taken);
    expect(decideAssignContact(open('mari'), 'mari').refusal).toEqual({ code: 'AlreadyTheirs' });
  });

  it('can be closed without an answer', () => {
    expect(decideCloseContact(open(null)).events).toEqual([{ change: 'ContactClosed', data: {} }]);
  });

  it('refuses all commands once it is closed', () => {
    const refused = { code: 'Closed' };
    expect(decideReplyToContact(CLOSED, 'mari', 'x').refusal).toEqual(refused);
    expect(decideAssignContact(CLOSED, 'mari').refusal).toEqual(refused);
    expect(decideCloseContact(CLOSED).refusal).toEqual(refused);
  });
});
