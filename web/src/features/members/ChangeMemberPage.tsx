import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage, useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { memberDetail } from '../../queries/member-detail';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { Phone } from './components/Phone';
import { membersMessages } from './members.messages';
import { formatFullName } from './members.rules';
import { useDestination } from './use-destination';

const VERIFIED = 1;

export default function ChangeMemberPage() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const { data: member } = useSuspenseQuery(memberDetail);
  const { place, wordOfPlace } = useDestination();
  return (
    <Page title={t('changeMember')} narrow>
      <section className="personal">
        <Facts
          facts={[
            [t('name'), formatFullName(member, language)],
            [t('mail'), member.mail],
            [t('zipcode'), member.zipcode],
            [t('pref'), member.pref_name],
            [t('province'), member.province],
            [t('shiku'), member.shiku],
            [t('address'), member.address],
            [t('building'), member.building],
          ]}
        />
        {member.address === '' ? (
          <>
            <p className="note">{t('addressMissing')}</p>
            <Link className="button" to={paths.shippingAddress}>
              {t('giveAddress')}
            </Link>
          </>
        ) : (
          <p className="note">{t('readOnly')}</p>
        )}
      </section>
      <Phone member={member} />
      {member.end_sms === VERIFIED && wordOfPlace && (
        <Link className="button" to={place}>
          {t(wordOfPlace)}
        </Link>
      )}
      <Link className="button button-quiet" to={paths.userMenu}>
        {t('backToMenu')}
      </Link>
    </Page>
  );
}
