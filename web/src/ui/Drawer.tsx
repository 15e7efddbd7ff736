import type { ReactNode } from 'react';
import { useDialog } from './use-dialog';

interface Props {
  /** Its name for screen readers. */
  readonly label: string;
  /** Called for the Escape key and a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that comes in from the right. */
export function Drawer({ label, onClose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      {...useDialog(onClose)}
      aria-label={label}
      className="drawer"
      onClick={({ target, currentTarget, clientX }) => {
        // Its backdrop answers for the dialog itself.
        if (target === currentTarget && clientX < currentTarget.getBoundingClientRect().left) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
