import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';

/** Frame of a field: marks it as required, and may contain a button. */
export function Entry({
  id,
  isRequired = false,
  children,
}: {
  id?: string;
  isRequired?: boolean;
  children: ReactNode;
}) {
  const t = useWords(membersMessages);
  return (
    <div className="entry" id={id}>
      {isRequired && (
        <span className="entry-mark" aria-hidden="true">
          {t('required')}
        </span>
      )}
      {children}
    </div>
  );
}
