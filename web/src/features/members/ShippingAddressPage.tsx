import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { memberDetail } from '../../queries/member-detail';
import { Page } from '../../ui/Page';
import { AddressForm } from './components/AddressForm';
import { membersMessages } from './members.messages';

/** Page that follows, by the pending action. */
const NEXT = {
  deciding: paths.confirmGetCardList,
  ordering: paths.confirmBuyPoint,
  parcel: paths.myPage,
  nothing: paths.changeMember,
} as const;

/**
 * Page on which a member enters the shipping address: for a decision, an order, a parcel, or from the member's data.
 */
export default function ShippingAddressPage() {
  const t = useWords(membersMessages);
  const [query] = useSearchParams();
  const { data: member } = useSuspenseQuery(memberDetail);
  const waiting = (['deciding', 'ordering', 'parcel'] as const).find((name) => query.has(name)) ?? 'nothing';
  // The remaining parameters belong to the decision or order, and restore its choice.
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
