import { useCanAccess, useResourceContext } from 'react-admin';

/**
 * Options of a page's query. Without them who may not open the page would read, besides, that it could not be read.
 *
 * @param given other options
 */
export const useQueryWhenAllowed = <Options extends object>(action: 'list' | 'show', given?: Options) => {
  const { canAccess } = useCanAccess({ resource: useResourceContext() ?? '', action });
  return { enabled: canAccess === true, ...given };
};
