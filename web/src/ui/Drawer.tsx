import type { ReactNode } from 'react';
import { useDialog } from './use-dialog';

interface Props {
  /** Accessible name. */
  readonly label: string;
  /** Called for the Escape key and for a press outside the drawer. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a dialog that slides in from the right. */
export function Drawer({ label, onClose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      {...useDialog(onClose)}
      aria-label={label}
      className="drawer"
      onClick={({ target, currentTarget, clientX }) => {
        // A press on the backdrop has the dialog as its target.
        if (target === currentTarget && clientX < currentTarget.getBoundingClientRect().left) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
