import { describe, expect, it } from '@jest/globals';
import { decideAddOperator } from './add-operator.decide.js';

const sam = { mail: 'sam@example.com', name: 'Sam', role: 'support', password: 'correct horse battery' } as const;
const add = (more: Partial<typeof sam | { password: string }> = {}, isMailTaken = false) =>
  decideAddOperator('s', { ...sam, ...more }, { isMailTaken });

describe('decideAddOperator', () => {
  it('given a mail address that is nobody’s, then the operator is let in', () => {
    expect(add().events).toEqual([{ type: 'OperatorAdded', data: { operatorId: 's', role: 'support' } }]);
  });

  it('given somebody else’s mail address, then it is refused', () => {
    expect(add({}, true).refusal).toEqual({ code: 'MailTaken' });
  });

  it('given a password that is too short, then it is refused whatever the mail address', () => {
    expect(add({ password: 'short' }).refusal).toBeDefined();
    expect(add({ password: 'short' }, true).refusal).not.toEqual({ code: 'MailTaken' });
  });
});
