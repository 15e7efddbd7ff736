import type { ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

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
