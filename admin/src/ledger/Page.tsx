import { Alert, LinearProgress, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';

import { BookProofNote } from '../ui/BookProofNote';

interface PageProps<Data> {
  /** The noun whose name stands in the bar. */
  readonly resource: string;
  /** Instead of that. */
  readonly title?: string;
  /** What stands above the answer, whether it is there or not. */
  readonly above?: ReactNode;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A page that shows one answer of the operators' API: while it is asked for, when it is refused, and itself. */
export const Page = <Data,>({ resource, title, above, query, children }: PageProps<Data>) => {
  const translate = useTranslate();
  const words = title ?? translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Title title={words} />
      {above}
      {query.isFetching && <LinearProgress aria-label={words} />}
      {query.isError && <Alert severity="error">{(query.error as Error).message}</Alert>}
      {query.data && children(query.data)}
      {query.data && <BookProofNote />}
    </Stack>
  );
};
