import { Alert, LinearProgress, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';

import { BookProofNote } from '../ui/BookProofNote';

interface PageProps<Data> {
  /** The resource whose name is the default title. */
  readonly resource: string;
  /** Replaces the default title. */
  readonly title?: string;
  /** Content above the data, rendered also while the data is missing. */
  readonly above?: ReactNode;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a page for one query of the operators' API: its progress, its error, or its data. */
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
