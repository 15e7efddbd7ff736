import { useCanAccess, useResourceContext } from 'react-admin';

/**
 * Returns query options that disable a query without permission. Otherwise an error would appear beside the access page.
 *
 * @param options further options
 */
export const useQueryWhenAllowed = <Options extends object>(action: 'list' | 'show', options?: Options) => {
  const { canAccess } = useCanAccess({ resource: useResourceContext() ?? '', action });
  return { enabled: canAccess === true, ...options };
};
