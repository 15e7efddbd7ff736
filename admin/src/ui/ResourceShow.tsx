import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { EditButton, Show, type ShowProps, TopToolbar, useResourceDefinition } from 'react-admin';
import { EventTimeline } from '../timeline/EventTimeline';
import { useQueryWhenAllowed } from './useQueryWhenAllowed';

interface ResourceShowProps extends Omit<ShowProps, 'actions' | 'aside'> {
  /** The commands of the record, one `<CommandButton …/>` each. */
  readonly commands?: ReactNode;
  /** The history of the record; by default its audit entries. */
  readonly timeline?: ReactNode;
  /** Replaces the button to the edit page. */
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

/** Renders the page of one record: its commands, its content, and its history. */
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
