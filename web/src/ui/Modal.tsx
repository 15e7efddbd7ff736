import { type ReactNode, useId } from 'react';
import { useDialog } from './use-dialog';

interface Props {
  readonly title: string;
  /** Called for the Escape key; the buttons are the caller's. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page; the browser keeps the focus inside and gives it back. */
export function Modal({ title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <dialog {...useDialog(onClose)} aria-labelledby={titleId} className="modal">
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
