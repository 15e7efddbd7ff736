import { describe, expect, it } from '@jest/globals';
import { decideReplyToContact } from '../answer-contact/answer-contact.decide.js';
import { decideAssignContact } from '../assign-contact/assign-contact.decide.js';
import { decideCloseContact } from '../close-contact/close-contact.decide.js';

const CLOSED = { status: 'closed', assignedTo: null } as const;
const open = (assignedTo: string | null) => ({ status: 'open', assignedTo }) as const;

describe('a contact', () => {
  it.each(['open', 'answered'] as const)(
    'given it is %s, when it is answered, then the answer is kept without blanks around it',
    (status) => {
      expect(decideReplyToContact({ status }, 'mari', ' はい。\n').events).toEqual([
        { change: 'ContactAnswered', data: { by: 'mari', text: 'はい。' } },
      ]);
    },
  );

  it('given nobody or another looks after it, when it is taken over, then it is theirs', () => {
    const taken = [{ change: 'ContactAssigned', data: { to: 'mari' } }];
    expect(decideAssignContact(open(null), 'mari').events).toEqual(taken);
    expect(decideAssignContact(open('ken'), 'mari').events).toEqual(taken);
    expect(decideAssignContact(open('mari'), 'mari').refusal).toEqual({ code: 'AlreadyTheirs' });
  });

  it('given nobody has answered it, when it is closed, then it is', () => {
    expect(decideCloseContact(open(null)).events).toEqual([{ change: 'ContactClosed', data: {} }]);
  });

  it('given it is closed, when anything is done, then it is refused', () => {
    const refused = { code: 'Closed' };
    expect(decideReplyToContact(CLOSED, 'mari', 'x').refusal).toEqual(refused);
    expect(decideAssignContact(CLOSED, 'mari').refusal).toEqual(refused);
    expect(decideCloseContact(CLOSED).refusal).toEqual(refused);
  });
});
