/**
 * Does `work` for each, one after another; one that fails holds up none of the others.
 *
 * @throws AggregateError of all that failed, once the last has had its turn
 */
export const runIndependently = async <One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((failure) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
};
