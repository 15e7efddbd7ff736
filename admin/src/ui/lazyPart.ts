import { type ComponentType, lazy } from 'react';
import { ownBuild } from '../browser/build';

/** A part of the console has not arrived: it is on the way, lost, or of a build that the shop has no more. */
export class MissingPartError extends Error {
  /** @param isOutdated true when the shop has released another build, which comes with a reload */
  constructor(readonly isOutdated: boolean) {
    super('a part of the console has not arrived');
  }
}

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** A part of the console that is fetched when it is shown. Where it does not arrive, the error page says so. */
export const lazyPart = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(async () => {
    try {
      return await load();
    } catch {
      throw new MissingPartError(await ownBuild.isOutdated());
    }
  });

/** A part without which the page is of use: where it does not arrive, nothing is in its place. */
export const optionalPart = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })));
