import '../finding.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getFirstError } from '../../../api/response';
import { currentUser } from '../../../api/session';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Modal } from '../../../ui/Modal';
import { uiMessages } from '../../../ui/ui.messages';
import { type Pack, packsKey } from '../catalog.api';
import { favourites, markFavourite } from '../finding.api';
import { findingMessages } from '../finding.messages';

/** Toggles a member's mark on a pack. It links a visitor to the log-in and back to the pack. */
export default function FavouriteButton({ pack }: { pack: Pack }) {
  const t = useWords(findingMessages);
  const { data: user } = useQuery(currentUser);
  const label = t('favouriteOf', { name: pack.name });
  if (user?.is_login === '1') return <MarkButton pack={pack} label={label} />;
  return (
    <Link className="heart" to={link(paths.login, { packId: pack.id })} aria-label={label}>
      <HeartSign />
    </Link>
  );
}

function MarkButton({ pack, label }: { pack: Pack; label: string }) {
  const { data: marked } = useQuery(favourites);
  const [refusal, setRefusal] = useState<string>();
  const queryClient = useQueryClient();
  const mark = useWrite(markFavourite, (response) => {
    if (!('list' in response)) return setRefusal(getFirstError(response.errors, 'pack_id'));
    queryClient.setQueryData(favourites.queryKey, response.list);
    // A visible list of favourites keeps unmarked packs until it is opened again.
    void queryClient.invalidateQueries({ queryKey: [...packsKey, 'list'], refetchType: 'none' });
  });
  const isMarked = marked?.includes(pack.id) ?? false;
  return (
    <>
      <button
        type="button"
        className="heart"
        aria-label={label}
        aria-pressed={isMarked}
        onClick={() => mark({ pack_id: pack.id, favourite: isMarked ? '0' : '1' })}
      >
        <HeartSign />
      </button>
      {refusal && <Refusal text={refusal} onClose={() => setRefusal(undefined)} />}
    </>
  );
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useWords(findingMessages);
  const ui = useWords(uiMessages);
  return (
    <Modal title={t('favourites')} onClose={onClose}>
      <p>{text}</p>
      <button type="button" className="button button-quiet" onClick={onClose}>
        {ui('close')}
      </button>
    </Modal>
  );
}

function HeartSign() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 20.5C6 15.6 3 12.6 3 8.9A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1 9 2.7c0 3.7-3 6.7-9 11.6Z" />
    </svg>
  );
}
