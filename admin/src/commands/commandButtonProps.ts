import type { ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

export interface CommandButtonProps {
  /** The command's name in the API, such as `ban`. Its messages are `resources.{resource}.commands.{command}`. */
  readonly command: string;
  /** The resource; that of the page by default. */
  readonly resource?: string;
  readonly record?: RaRecord;
  /** Replaces the command's name on the button. A message key is translated. */
  readonly label?: string;
  /** Explanation of the effect, above the fields. */
  readonly explanation?: ReactNode;
  /** Inputs of react-admin; each `source` is a field of the command's body. */
  readonly fields?: ReactNode;
  readonly defaults?: object;
  /** Converts the values of the form into the command's body. */
  readonly transform?: (values: Record<string, unknown>) => object;
  /** True for a command that cannot be undone. */
  readonly danger?: boolean;
  readonly startIcon?: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly disabled?: boolean;
  readonly onDone?: () => void;
}
