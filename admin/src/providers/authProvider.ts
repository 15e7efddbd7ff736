import type { AuthProvider } from 'react-admin';
import type { SignedIn } from '../../../services/operators/sign-in/sign-in.contract.js';
import { API, callApi, post } from './httpClient';
import { session } from './session';

/** The values of the sign-in form. */
export interface Credentials {
  readonly mail: string;
  readonly password: string;
  /** The six digits of the authenticator, if the operator has one. */
  readonly otp?: string;
}

/**
 * Loads the signed-in operator from the server and caches the session.
 * @throws HttpError 401
 */
export const askSession = async (): Promise<SignedIn> => {
  const { json } = await callApi(`${API}/session`);
  session.set(json);
  return json;
};

const known = async (): Promise<SignedIn> => session.get() ?? askSession();

/** Returns the permission for an action of react-admin. An export needs the permission of the list. */
const permission = (resource: string, action: string): string => `${resource}.${action === 'export' ? 'list' : action}`;

export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    session.set((await post('session', credentials)).json);
  },
  logout: async () => {
    if (session.get()) await callApi(`${API}/session`, { method: 'DELETE' }).catch(() => undefined);
    session.set(null);
  },
  checkAuth: async () => {
    await known();
  },
  checkError: async ({ status, body }: { status?: number; body?: { errors?: Record<string, string> } }) => {
    // The operator must now set up an authenticator. The reload shows the page for it.
    if (status === 403 && body?.errors?.otp && !session.get()?.must_set_up_otp) location.reload();
    if (status !== 401) return;
    session.set(null);
    throw new Error();
  },
  getIdentity: async () => {
    const { name, may, has_otp: hasOtp, must_set_up_otp: mustSetUpOtp } = await known();
    return { id: name, fullName: name, may, hasOtp, mustSetUpOtp };
  },
  getPermissions: async () => (await known()).role,
  canAccess: async ({ resource, action }) => (await known()).may.includes(permission(resource, action)),
};
