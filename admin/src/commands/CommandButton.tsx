import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useCanAccess, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { CommandDialog } from './CommandDialog';
import type { CommandButtonProps } from './commandButtonProps';

/** Opens the command's dialog with its fields and the reason; renders nothing for a role without the permission. */
export const CommandButton = (props: CommandButtonProps) => {
  const { command, label, danger, startIcon, variant = 'outlined', disabled } = props;
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const record = useRecordContext<RaRecord>(props);
  const resource = useResourceContext(props) ?? '';
  const { canAccess } = useCanAccess({ resource, action: command, record });
  if (!canAccess || !record) return null;
  const title = translate(label ?? `resources.${resource}.commands.${command}`);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color={danger ? 'error' : 'primary'}
        startIcon={startIcon}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {open && (
        <CommandDialog {...props} resource={resource} record={record} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
