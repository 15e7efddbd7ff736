import { SetMetadata } from '@nestjs/common';

/** Access rule of a route. A route without one is refused. */
export type Access = 'open' | 'visitors' | 'members' | 'operators' | 'watchers' | 'providers';

export const ACCESS = 'access';

/** Admits everybody to a route without looking up a session: the response is the same for all. */
export const Open = () => SetMetadata(ACCESS, 'open' satisfies Access);

/** Admits everybody to a route and looks up the session. */
export const ForVisitors = () => SetMetadata(ACCESS, 'visitors' satisfies Access);

/** Admits logged-in members to a route; others get 401. */
export const ForMembers = () => SetMetadata(ACCESS, 'members' satisfies Access);

/** Admits payment providers, and browsers that they redirect back. There is no session, and the route serves during maintenance. */
export const ForProviders = () => SetMetadata(ACCESS, 'providers' satisfies Access);

/** Admits the machines that monitor the process, also during maintenance. */
export const ForWatchers = () => SetMetadata(ACCESS, 'watchers' satisfies Access);
