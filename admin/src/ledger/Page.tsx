import { Alert, LinearProgress, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';

import { BookProofNote } from '../ui/BookProofNote';

interface PageProps<Answer> {
  /** The noun whose name stands in the bar. */
  readonly noun: string;
  /** Instead of that. */
  readonly title?: string;
  /** What stands above the answer, whether it is there or not. */
  readonly above?: ReactNode;
  readonly answer: UseQueryResult<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** A page that shows one answer of the operators' API: while it is asked for, when it is refused, and itself. */
export const Page = <Answer,>({ noun, title, above, answer, children }: PageProps<Answer>) => {
  const translate = useTranslate();
  const words = title ?? translate(`resources.${noun}.name`, { smart_count: 2 });
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Title title={words} />
      {above}
      {answer.isFetching && <LinearProgress aria-label={words} />}
      {answer.isError && <Alert severity="error">{(answer.error as Error).message}</Alert>}
      {answer.data && children(answer.data)}
      {answer.data && <BookProofNote />}
    </Stack>
  );
};
