import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { AddressForm } from './components/AddressForm';
import { memberDetail } from './members.api';
import { membersMessages } from './members.messages';

/** Where a member tells once where parcels go: on the way through a decision, or from the page of their own data. */
export default function ShippingAddressPage() {
  const t = useWords(membersMessages);
  const [query] = useSearchParams();
  const { data: member } = useSuspenseQuery(memberDetail);
  const { deciding, ...decision } = Object.fromEntries(query);
  const isDeciding = deciding !== undefined;
  // The rest of the query is the decision's own: with it, nothing that was chosen is lost.
  const next = isDeciding ? link(paths.confirmGetCardList, decision) : paths.changeMember;
  return (
    <div className="registration">
      <Page title={t('shippingAddress')}>
        {member.address === '' ? (
          <>
            <p>{t('shippingAddressText')}</p>
            {isDeciding && <p className="panel note">{t('shippingAddressKept')}</p>}
            <AddressForm member={member} next={next} isDeciding={isDeciding} />
          </>
        ) : (
          <p className="panel">{t('addressKnown')}</p>
        )}
        <Link className="button button-quiet" to={next} replace>
          {t(member.address !== '' && isDeciding ? 'toDecision' : 'backToDecision')}
        </Link>
      </Page>
    </div>
  );
}
