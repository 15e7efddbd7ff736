/** The list of entries with these filters, each where it can be seen and changed. */
export const toEntriesPath = (filter: Readonly<Record<string, string>>): string => {
  const displayed = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayed) });
  return `/ledger-entries?${query}`;
};
