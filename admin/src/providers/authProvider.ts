import type { AuthProvider } from 'react-admin';
import type { SignedIn } from '../../../services/operators/sign-in/sign-in.contract.js';
import { API, callApi, post } from './httpClient';
import { session } from './session';

/** What the sign-in form holds. */
export interface Credentials {
  readonly mail: string;
  readonly password: string;
  /** The six figures of the authenticator, when the operator has set one up. */
  readonly otp?: string;
}

/** Asks the server who is signed in, and remembers it. @throws HttpError 401 */
export const askSession = async (): Promise<SignedIn> => {
  const { json } = await callApi(`${API}/session`);
  session.set(json);
  return json;
};

const known = async (): Promise<SignedIn> => session.get() ?? askSession();

/** An export shows what a list shows. */
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
    // From now on they must have an authenticator: the console is led to where it is set up.
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
