import { describe, expect, it } from '@jest/globals';
import { DUTIES, does } from './duties.js';

describe('duties', () => {
  it('are all the owner’s', () => {
    expect(Object.values(DUTIES).every((roles) => (roles as readonly string[]).includes('owner'))).toBe(true);
  });

  it('leave the auditor nothing but reading', () => {
    const auditors = Object.keys(DUTIES).filter((duty) => does({ role: 'auditor' }, duty as keyof typeof DUTIES));
    expect(auditors.filter((duty) => !/^(read-|audit$|own-work$)/.test(duty))).toEqual([]);
  });
});
