import { Dialog, type DialogProps } from '@mui/material';
import { keepFocusInside } from './keepFocusInside';

const watchFocus = (root: HTMLDivElement | null) => (root ? keepFocusInside(root) : undefined);

/** The one dialog of the console: the keyboard stays in it until it closes, whatever is disabled meanwhile. */
export const ConsoleDialog = (props: DialogProps) => <Dialog ref={watchFocus} {...props} />;
