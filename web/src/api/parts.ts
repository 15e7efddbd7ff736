import { ownBuild } from '../browser/build';
import { ApiError, OutdatedError } from './answer';

let isMissed = false;

/** Whether a part of the client did not arrive. The router remembers that for good; only loading anew helps. */
export const hasMissedPart = (): boolean => isMissed;

/**
 * Loads a part of the client when it is needed.
 *
 * @throws OutdatedError when the shop has released another build, which has other parts
 * @throws ApiError as for a lost answer when the part does not arrive otherwise
 */
export const part = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    isMissed = true;
    throw (await ownBuild.isOutdated()) ? new OutdatedError() : new ApiError(0);
  }
};
