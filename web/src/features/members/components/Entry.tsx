import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';

/** The place of one field: says that it must be filled in, and may hold a button inside it. */
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
