import './shares.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { buildSharedCardQuery } from './shares.api';
import { sharesMessages } from './shares.messages';

/** Shows a card that its owner has shared, with a link to its pack. */
export default function SharedCardPage() {
  const t = useWords(sharesMessages);
  const { token = '' } = useParams();
  const { data: card } = useSuspenseQuery(buildSharedCardQuery(token));
  if (!card) return <NoCard />;
  return (
    <Page title={card.name} narrow>
      <p>{t('drawnFrom', { pack: card.pack_name })}</p>
      <img className="shared-picture" src={card.picture} alt="" width={1200} height={630} />
      <Link className="button" to={link(paths.packDetail, { packId: card.pack_id })}>
        {t('toPack')}
      </Link>
    </Page>
  );
}

function NoCard() {
  const t = useWords(sharesMessages);
  return (
    <Page title={t('none')} narrow>
      <p>{t('noneText')}</p>
      <Link className="button" to={paths.top}>
        {t('toTop')}
      </Link>
    </Page>
  );
}
