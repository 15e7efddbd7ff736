import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { buildPacksQuery } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { ALL_TYPES, findUndrawableReason } from '../catalog.rules';

/** Links a visitor to a free demo of the first pack on sale, and to registration. */
export function Invitations() {
  const t = useWords(catalogMessages);
  const { list } = useSuspenseQuery(buildPacksQuery(ALL_TYPES, 1)).data;
  const pack = list.find((one) => one.show_cardlist === '1' && findUndrawableReason(one) === null);
  return (
    <div className="buttons">
      {pack && (
        <Link className="button button-quiet" to={link(paths.demoDraw, { packId: pack.id })}>
          {t('demo')}
        </Link>
      )}
      <Link className="button button-quiet" to={paths.signUp}>
        {t('signUp')}
      </Link>
    </div>
  );
}
