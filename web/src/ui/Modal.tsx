import { type ReactNode, useId } from 'react';
import { useDialog } from './use-dialog';

interface Props {
  readonly title: string;
  /** Called for the Escape key. The caller adds the buttons. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a modal dialog. The browser traps the focus inside and restores it afterwards. */
export function Modal({ title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <dialog {...useDialog(onClose)} aria-labelledby={titleId} className="modal">
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
