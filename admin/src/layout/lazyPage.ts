import { type ComponentType, lazy } from 'react';

/**
 * A page that is fetched when it is opened for the first time.
 * @param name what its file exports
 */
export const lazyPage = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
