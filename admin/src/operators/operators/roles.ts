/** The roles as a choice. */
export const ROLES = ['owner', 'support', 'finance'].map((id) => ({ id, name: `resources.operators.roles.${id}` }));
