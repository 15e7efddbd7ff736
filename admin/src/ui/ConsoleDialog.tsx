import { Dialog, type DialogProps } from '@mui/material';
import { keepFocusInside } from './keepFocusInside';

const watchFocus = (root: HTMLDivElement | null) => (root ? keepFocusInside(root) : undefined);

/** Renders every dialog of the console. It keeps the keyboard focus inside until it closes, even if controls are disabled. */
export const ConsoleDialog = (props: DialogProps) => <Dialog ref={watchFocus} {...props} />;
