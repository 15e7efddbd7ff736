import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useCanAccess, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { CommandDialog } from './CommandDialog';

export interface CommandButtonProps {
  /** As the operators' API names it, `ban`; its words are `resources.{resource}.commands.{command}`. */
  readonly command: string;
  /** Those of the page unless given. */
  readonly resource?: string;
  readonly record?: RaRecord;
  /** Instead of the command's own word; translated when it is a key. */
  readonly label?: string;
  /** What will happen, above the fields. */
  readonly explanation?: ReactNode;
  /** react-admin inputs, each `source` a field of the command's body. */
  readonly fields?: ReactNode;
  readonly defaults?: object;
  /** The fields' values as the command's body has them. */
  readonly transform?: (values: Record<string, unknown>) => object;
  /** It cannot be undone. */
  readonly danger?: boolean;
  readonly startIcon?: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly disabled?: boolean;
  readonly onDone?: () => void;
}

/** Opens a dialog that asks for the command's fields and the reason; absent for a role that may not. */
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
