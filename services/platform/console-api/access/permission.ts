const ACTIONS: Readonly<Record<string, string>> = {
  'GET ': 'list',
  'GET :id': 'show',
  'POST ': 'create',
  'PUT ': 'edit',
  'PUT :id': 'edit',
};

/** Returns `members.show` for `GET admin-api/members/:id`, and `members.ban` for `POST admin-api/members/:id/ban`. */
export const permissionOf = ({ method, path }: { readonly method: string; readonly path: string }): string => {
  const [, resource = '', ...rest] = path.split('/');
  const place = rest.map((part) => (part.startsWith(':') ? ':id' : part)).join('/');
  const action = ACTIONS[`${method} ${place}`] ?? rest.filter((part) => !part.startsWith(':')).join('.');
  return `${resource}.${action}`;
};
