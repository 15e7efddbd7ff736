import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that starts a write. It ignores calls while a write is pending, so a second click does nothing.
 *
 * @param onResponse may return a promise, such as a navigation: the write is pending until it resolves
 */
export const useWrite = <Payload, A>(
  call: (payload: Payload) => Promise<A>,
  onResponse: (response: A, payload: Payload) => unknown,
) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({ mutationFn: call, onSuccess: onResponse });
  return (payload: Payload): void => {
    if (queryClient.isMutating() === 0) mutate(payload);
  };
};

/** Returns true while a write is pending. */
export const useIsWriting = (): boolean => useIsMutating() > 0;
