import { describe, expect, it } from '@jest/globals';
import { decideAddOperator } from './add-operator.decide.js';

const sam = { mail: 'sam@example.com', name: 'Sam', role: 'support', password: 'correct horse battery' } as const;
const add = (changes: Partial<typeof sam | { password: string }> = {}, isMailTaken = false) =>
  decideAddOperator('s', { ...sam, ...changes }, { isMailTaken });

describe('decideAddOperator', () => {
  it('adds an operator whose mail address is free', () => {
    expect(add().events).toEqual([{ type: 'OperatorAdded', data: { operatorId: 's', role: 'support' } }]);
  });

  it('refuses a mail address of another operator', () => {
    expect(add({}, true).refusal).toEqual({ code: 'MailTaken' });
  });

  it('refuses a short password before it checks the mail address', () => {
    expect(add({ password: 'short' }).refusal).toBeDefined();
    expect(add({ password: 'short' }, true).refusal).not.toEqual({ code: 'MailTaken' });
  });
});
