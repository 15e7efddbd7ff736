import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  readonly title: string;
  /** Called for the Escape key; the buttons are the caller's. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page; the browser keeps the focus inside and gives it back. */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="modal"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
