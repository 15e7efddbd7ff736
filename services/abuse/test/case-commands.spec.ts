import { describe, expect, it } from '@jest/globals';
import { decideAssignCase } from '../assign-case/assign-case.decide.js';
import { decideCloseCase } from '../close-case/close-case.decide.js';
import { decideDismissCase } from '../dismiss-case/dismiss-case.decide.js';
import { decideNoteCase } from '../note-case/note-case.decide.js';
import { decideOpenCase } from '../open-case/open-case.decide.js';
import type { Case } from '../streams/case.js';

const buildCase = (change: Partial<Case> = {}): Case => ({
  id: '1',
  state: 'open',
  members: ['a', 'b'],
  assignedTo: null,
  hasForfeited: false,
  hasBanned: false,
  version: 1,
  ...change,
});
const opening = { members: ['a'], evidence: [], score: 40 };

describe('a case', () => {
  it('opens for members who are in no open case', () => {
    expect(decideOpenCase({ ...opening, openCase: null }).events).toEqual([{ change: 'CaseOpened', data: opening }]);
    expect(decideOpenCase({ ...opening, openCase: '7' }).refusal).toEqual({ code: 'InOpenCase', caseId: '7' });
  });

  it('accepts notes, and can be assigned to another operator', () => {
    expect(decideNoteCase(buildCase(), ' called ').events).toEqual([{ change: 'CaseNoted', data: { text: 'called' } }]);
    expect(decideAssignCase(buildCase({ assignedTo: 'one' }), 'two').events).toEqual([
      { change: 'CaseAssigned', data: { to: 'two' } },
    ]);
    expect(decideAssignCase(buildCase({ assignedTo: 'one' }), 'one').refusal).toEqual({ code: 'AlreadyTheirs' });
  });

  it('can be dismissed before a forfeiture, and closed after a consequence', () => {
    expect(decideDismissCase(buildCase({ hasBanned: true })).events).toEqual([{ change: 'CaseDismissed', data: {} }]);
    expect(decideDismissCase(buildCase({ hasForfeited: true })).refusal).toEqual({ code: 'SomethingForfeited' });
    expect(decideCloseCase(buildCase()).refusal).toEqual({ code: 'NothingDone' });
    expect(decideCloseCase(buildCase({ hasBanned: true })).events).toMatchObject([{ data: { as: 'banned' } }]);
    expect(decideCloseCase(buildCase({ hasForfeited: true, hasBanned: true })).events).toMatchObject([
      { data: { as: 'forfeited' } },
    ]);
  });

  it.each(['dismissed', 'banned', 'forfeited'] as const)('accepts no command once it is %s', (state) => {
    const closed = buildCase({ state, hasBanned: true });
    for (const { refusal } of [
      decideNoteCase(closed, 'x'),
      decideAssignCase(closed, 'one'),
      decideDismissCase(closed),
      decideCloseCase(closed),
    ])
      expect(refusal).toEqual({ code: 'CaseIsClosed' });
  });
});
