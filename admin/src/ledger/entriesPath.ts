/** Returns the path of the entry list with these filters visible. */
export const toEntriesPath = (filter: Readonly<Record<string, string>>): string => {
  const displayed = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayed) });
  return `/ledger-entries?${query}`;
};
