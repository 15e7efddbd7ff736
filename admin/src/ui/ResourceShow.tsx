import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { EditButton, Show, type ShowProps, TopToolbar, useResourceDefinition } from 'react-admin';
import { EventTimeline } from '../timeline/EventTimeline';
import { useQueryWhenAllowed } from './useQueryWhenAllowed';

interface ResourceShowProps extends Omit<ShowProps, 'actions' | 'aside'> {
  /** The commands that the thing knows, `<CommandButton …/>` each. */
  readonly commands?: ReactNode;
  /** What happened to it; the operators' acts unless given. */
  readonly timeline?: ReactNode;
  /** Instead of the button to the edit page. */
  readonly edit?: ReactNode;
  readonly children: ReactNode;
}

const Actions = ({ commands, edit = <EditButton /> }: Pick<ResourceShowProps, 'commands' | 'edit'>) => {
  const { hasEdit } = useResourceDefinition();
  return (
    <TopToolbar>
      {commands}
      {hasEdit && edit}
    </TopToolbar>
  );
};

/** A page of one thing: commands above, what it is in the middle, who did what to it at the foot. */
export const ResourceShow = ({ commands, edit, timeline, queryOptions, children, ...props }: ResourceShowProps) => (
  <Show
    actions={<Actions commands={commands} edit={edit} />}
    queryOptions={useQueryWhenAllowed('show', queryOptions)}
    {...props}
  >
    <Stack spacing={3} sx={{ p: 2 }}>
      {children}
      {timeline ?? <EventTimeline />}
    </Stack>
  </Show>
);
