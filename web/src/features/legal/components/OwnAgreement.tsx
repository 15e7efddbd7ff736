import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUser } from '../../../api/session';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { agreeTo, type OwnAnnouncement, ownAnnouncements } from '../legal.api';
import { legalMessages } from '../legal.messages';

interface Props {
  /** Name of the text. */
  readonly name: string;
  readonly version: number;
}

/** Shows the member's agreement to an announced version, or a button to agree; renders nothing for visitors. */
export function OwnAgreement({ name, version }: Props) {
  const { data: user } = useQuery(currentUser);
  const { data: announced = [] } = useQuery({ ...ownAnnouncements, enabled: user?.is_login === '1' });
  const announcement = announced.find((one) => one.name === name && one.version === version);
  return announcement ? <Agreement announcement={announcement} /> : null;
}

function Agreement({ announcement }: { readonly announcement: OwnAnnouncement }) {
  const t = useWords(legalMessages);
  const queryClient = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const agree = useWrite(agreeTo, ({ state }) => {
    setRefused(state !== 200);
    return queryClient.invalidateQueries({ queryKey: ownAnnouncements.queryKey });
  });
  const { name, version, agreed } = announcement;
  const word = agreed === 'deemed' ? 'deemed' : 'agreed';
  return (
    <div role="status" className="legal-agreement">
      {agreed !== '' && <p>{t(word)}</p>}
      {announcement.is_objected === '1' && agreed === '' && <p>{t('objected')}</p>}
      {isRefused && <p className="error">{t('notAgreed')}</p>}
      {agreed === '' && (
        <button type="button" className="button" onClick={() => agree({ name, version })}>
          {t('agree')}
        </button>
      )}
    </div>
  );
}
