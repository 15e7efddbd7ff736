export type Role = 'owner' | 'support' | 'finance';

/** Who is signed in, as `GET /admin-api/session` tells it. */
export interface Session {
  readonly name: string;
  readonly role: Role;
  readonly csrf: string;
  /** What the operator may do, `members.list`, `members.ban`: the routes that the server would let through. */
  readonly may: readonly string[];
  /** Before anything else a one-time password must be set up. */
  readonly must_set_up_otp: boolean;
  readonly has_otp: boolean;
  /** How long the session lives without a request. */
  readonly idle_seconds: number;
}

let current: Session | null = null;

/** Of this page, not of the browser: another tab asks for itself. */
export const session = {
  get: (): Session | null => current,
  set: (next: Session | null): void => {
    current = next;
  },
};

const USED = 'console.used';

/** When any tab last sent a request that kept the session alive, in ms since 1970. */
export const lastUse = {
  get: (): number => Number(localStorage.getItem(USED) ?? 0),
  was: (at: number): void => localStorage.setItem(USED, String(Math.max(at, lastUse.get()))),
};
