import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';
import type { Refusal, RegistrationField } from '../registration.rules';

interface Props {
  readonly refusals: readonly Refusal[];
  readonly onChoose: (field: RegistrationField) => void;
}

/** All that the shop refused, each with the way to its field. */
export function ErrorSummary({ refusals, onChoose }: Props) {
  const t = useWords(membersMessages);
  return (
    <div className="alert error-summary" role="alert">
      <p>{refusals.length === 1 ? t('refusedOne') : t('refusedMany', { number: refusals.length })}</p>
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
