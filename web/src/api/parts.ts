import { ownBuild } from '../browser/build';
import { ApiError, OutdatedError } from './response';

let isMissed = false;

/** Returns true if a chunk failed to load. The router caches the failure, so only a reload helps. */
export const hasMissedPart = (): boolean => isMissed;

/**
 * Loads a chunk of the client on demand.
 *
 * @throws OutdatedError when the shop serves another build, which has other chunks
 * @throws ApiError with state 0 when the chunk fails to load for another reason
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    isMissed = true;
    throw (await ownBuild.isOutdated()) ? new OutdatedError() : new ApiError(0);
  }
};
