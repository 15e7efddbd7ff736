import './partners.css';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loadCurrentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { LinkPopup } from './components/LinkPopup';
import { Site } from './components/Site';
import { TransferPopup } from './components/TransferPopup';
import { type OwnSite, ownSites } from './partners.api';
import { partnersMessages } from './partners.messages';

/** Lists partner sites. Members link their account at a site before they move points. */
export default function TransferPointPage() {
  const t = useWords(partnersMessages);
  const queryClient = useQueryClient();
  const { data: sites } = useSuspenseQuery(ownSites);
  const [open, setOpen] = useState<{ readonly does: 'link' | 'transfer'; readonly site: OwnSite } | null>(null);
  const [outcome, setOutcome] = useState<'linkDone' | 'moved'>();
  const [refusal, setRefusal] = useState('');
  const begin = (does: 'link' | 'transfer', site: OwnSite) => {
    setOutcome(undefined);
    setRefusal('');
    setOpen({ does, site });
  };
  const close = () => setOpen(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: ownSites.queryKey });
  const onLinked = async () => {
    await reload();
    close();
    setOutcome('linkDone');
  };
  const onEnd = async (error: string) => {
    await Promise.all([reload(), loadCurrentUser(), queryClient.invalidateQueries({ queryKey: ['points'] })]);
    close();
    setRefusal(error);
    setOutcome(error === '' ? 'moved' : undefined);
  };
  return (
    <Page title={t('title')} narrow>
      <p>{t('lead')}</p>
      <p className="transfer-outcome" role="status">
        {outcome && t(outcome)}
      </p>
      {refusal && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      {sites.length === 0 && <p className="panel">{t('none')}</p>}
      {sites.map((site) => (
        <Site
          key={site.id}
          site={site}
          onLink={() => begin('link', site)}
          onTransfer={() => begin('transfer', site)}
          onLookAgain={reload}
        />
      ))}
      <div className="buttons">
        <Link className="button button-quiet" to={paths.myPage}>
          {t('toMyPage')}
        </Link>
        <Link className="button button-quiet" to={paths.buyPointHistory}>
          {t('toHistory')}
        </Link>
      </div>
      {open?.does === 'link' && <LinkPopup site={open.site} onClose={close} onLinked={onLinked} />}
      {open?.does === 'transfer' && (
        <TransferPopup site={open.site} owned={open.site.point ?? 0} onClose={close} onEnd={onEnd} />
      )}
    </Page>
  );
}
