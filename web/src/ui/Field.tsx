import { type ComponentProps, type ReactNode, useId } from 'react';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Wraps a control with its label, its hint and its first error message, linked for screen readers. */
function Frame({ label, hint, error, children }: Labelled & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(wiring) => <input {...input} {...wiring} />}
    </Frame>
  );
}

export function TextAreaField({ label, hint, error, ...textarea }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...textarea} {...wiring} />}
    </Frame>
  );
}

export function SelectField({ label, hint, error, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(wiring) => <select {...select} {...wiring} />}
    </Frame>
  );
}

export function CheckBox({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="check-box">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
