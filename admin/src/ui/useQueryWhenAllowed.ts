import { useCanAccess, useResourceContext } from 'react-admin';

/**
 * Options of a page's query. Without them who may not open the page would read, besides, that it could not be read.
 *
 * @param options other options
 */
export const useQueryWhenAllowed = <Options extends object>(action: 'list' | 'show', options?: Options) => {
  const { canAccess } = useCanAccess({ resource: useResourceContext() ?? '', action });
  return { enabled: canAccess === true, ...options };
};
