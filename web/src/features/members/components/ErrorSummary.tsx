import { useEffect, useRef } from 'react';
import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';
import type { Refusal, RegistrationField } from '../registration.rules';

interface Props {
  /** response of the shop; a new response focuses the summary again */
  readonly of: object;
  readonly refusals: readonly Refusal[];
  readonly onChoose: (field: RegistrationField) => void;
}

/** Lists all refusals with links to their fields. It takes the focus, so that it is seen first. */
export function ErrorSummary({ of, refusals, onChoose }: Props) {
  const t = useWords(membersMessages);
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is to be read
  useEffect(() => {
    // A newly opened page focuses itself first.
    const frame = requestAnimationFrame(() => summary.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [of]);
  return (
    <div className="alert error-summary" role="alert" tabIndex={-1} ref={summary}>
      <p>{t('fieldsToCheck', { number: refusals.length })}</p>
      <ul>
        {refusals.map(({ field, message }) => (
          <li key={message}>{field ? <FieldLink field={field} text={message} onChoose={onChoose} /> : message}</li>
        ))}
      </ul>
    </div>
  );
}

type LinkProps = Pick<Props, 'onChoose'> & { readonly field: RegistrationField; readonly text: string };

function FieldLink({ field, text, onChoose }: LinkProps) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        onChoose(field);
      }}
    >
      {text}
    </a>
  );
}
