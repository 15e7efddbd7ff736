import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A write started by the member. While any is under way another is ignored, so a second click does nothing.
 * @param onAnswer may return a promise, such as a navigation: the write counts as under way until it is done
 */
export const useWrite = <Payload, A>(
  call: (payload: Payload) => Promise<A>,
  onAnswer: (answer: A, payload: Payload) => unknown,
) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({ mutationFn: call, onSuccess: onAnswer });
  return (payload: Payload): void => {
    if (queryClient.isMutating() === 0) mutate(payload);
  };
};

/** The global loading flag: whether a write of the member's is under way. */
export const useIsWriting = (): boolean => useIsMutating() > 0;
