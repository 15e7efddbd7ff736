import { QueryClient } from '@tanstack/react-query';

/** Server state of the whole client. The line to the shop repeats lost calls itself, so nothing here does. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
