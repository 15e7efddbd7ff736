export const RESULTS = ['open', 'agrees', 'differs'].map((id) => ({ id, name: `partners.results.${id}` }));
export const RESULT_COLOURS = { agrees: 'success', differs: 'error' } as const;
