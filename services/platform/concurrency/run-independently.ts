/**
 * Runs `work` for each item, one after another. A failure does not prevent the following items.
 *
 * @throws AggregateError of all failures, after the last item
 */
export const runIndependently = async <One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((failure) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
};
