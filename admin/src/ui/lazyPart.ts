import { type ComponentType, lazy } from 'react';
import { ownBuild } from '../browser/build';

/** The error of a lazy part that failed to load: it is lost, or belongs to a build that the shop no longer has. */
export class MissingPartError extends Error {
  /** @param isOutdated true if the shop has released a newer build, which a reload fetches */
  constructor(readonly isOutdated: boolean) {
    super('a part of the console has not arrived');
  }
}

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** Creates a component that is loaded when it is rendered. If loading fails, the error page explains it. */
export const lazyPart = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(async () => {
    try {
      return await load();
    } catch {
      throw new MissingPartError(await ownBuild.isOutdated());
    }
  });

/** Creates a lazy component that the page can do without. If loading fails, nothing is rendered. */
export const optionalPart = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })));
