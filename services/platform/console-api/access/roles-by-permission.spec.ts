import { describe, expect, it } from '@jest/globals';
import { hasPermission, ROLES_BY_PERMISSION } from './roles-by-permission.js';

describe('permissions of roles', () => {
  it('grants the owner every permission', () => {
    expect(Object.values(ROLES_BY_PERMISSION).every((roles) => (roles as readonly string[]).includes('owner'))).toBe(
      true,
    );
  });

  it('grants the auditor read permissions alone', () => {
    const auditors = Object.keys(ROLES_BY_PERMISSION).filter((permission) =>
      hasPermission({ role: 'auditor' }, permission as keyof typeof ROLES_BY_PERMISSION),
    );
    expect(auditors.filter((permission) => !/^(read-|audit$|own-work$)/.test(permission))).toEqual([]);
  });
});
