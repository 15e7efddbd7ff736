import { QueryClient } from '@tanstack/react-query';

/** Cache of the server's state. It never retries, because the API client does. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
