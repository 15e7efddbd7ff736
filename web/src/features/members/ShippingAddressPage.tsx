import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { memberDetail } from '../../queries/member-detail';
import { Page } from '../../ui/Page';
import { AddressForm } from './components/AddressForm';
import { membersMessages } from './members.messages';

/** Where a member goes on, by what waits for the address. */
const NEXT = {
  deciding: paths.confirmGetCardList,
  ordering: paths.confirmBuyPoint,
  parcel: paths.myPage,
  nothing: paths.changeMember,
} as const;

/** Where a member tells once where parcels go: on the way through a decision or an order, for a parcel, or from their own data. */
export default function ShippingAddressPage() {
  const t = useWords(membersMessages);
  const [query] = useSearchParams();
  const { data: member } = useSuspenseQuery(memberDetail);
  const waiting = (['deciding', 'ordering', 'parcel'] as const).find((name) => query.has(name)) ?? 'nothing';
  // The rest of the query is the decision's or the order's own: with it, nothing that was chosen is lost.
  const { [waiting]: _, ...rest } = Object.fromEntries(query);
  const next = link(NEXT[waiting], waiting === 'nothing' ? {} : rest);
  return (
    <div className="registration">
      <Page title={t('shippingAddress')}>
        {member.address === '' ? (
          <>
            <p>{t('shippingAddressText')}</p>
            {waiting !== 'nothing' && <p className="panel note">{t(`${waiting}Kept`)}</p>}
            <AddressForm member={member} next={next} save={t(`${waiting}Save`)} />
          </>
        ) : (
          <p className="panel">{t('addressKnown')}</p>
        )}
        <Link className="button button-quiet" to={next} replace>
          {t(member.address === '' ? 'backUnsaved' : `${waiting}Next`)}
        </Link>
      </Page>
    </div>
  );
}
