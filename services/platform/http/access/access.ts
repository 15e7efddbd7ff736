import { SetMetadata } from '@nestjs/common';

/** Who may call a route. Every route says it; one that does not is refused. */
export type Access = 'open' | 'visitors' | 'members' | 'operators' | 'watchers' | 'providers';

export const ACCESS = 'access';

/** Everybody, and no session is looked up: the answer is the same for all. */
export const Open = () => SetMetadata(ACCESS, 'open' satisfies Access);

/** Everybody; the session is looked up. */
export const ForVisitors = () => SetMetadata(ACCESS, 'visitors' satisfies Access);

/** Logged-in members; others get 401. */
export const ForMembers = () => SetMetadata(ACCESS, 'members' satisfies Access);

/** Payment providers, and browsers that they send back: without a session, and also during maintenance. */
export const ForProviders = () => SetMetadata(ACCESS, 'providers' satisfies Access);

/** The machines that watch over the process, also during maintenance. */
export const ForWatchers = () => SetMetadata(ACCESS, 'watchers' satisfies Access);
