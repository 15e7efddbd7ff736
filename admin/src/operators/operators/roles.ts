/** The roles as choices. */
export const ROLES = ['owner', 'pack-editor', 'shipping', 'support', 'finance', 'auditor'].map((id) => ({
  id,
  name: `resources.operators.roles.${id}`,
}));
