import { ApiError } from '../api/answer';

let isMissed = false;

/** Whether a part of the client did not arrive. The router remembers that for good; only loading anew helps. */
export const hasMissedPart = (): boolean => isMissed;

/** A part of the client, loaded when it is needed. @throws ApiError when it does not arrive, as for a lost answer */
export const part = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    isMissed = true;
    throw new ApiError(0);
  }
};
