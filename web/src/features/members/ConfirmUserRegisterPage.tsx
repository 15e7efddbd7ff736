import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { ResponseBody } from '../../api/response';
import { noteMemberChange } from '../../api/session';
import { useWrite } from '../../api/use-write';
import { useLanguage, useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { Steps } from './components/Steps';
import { prefectures, register } from './members.api';
import { membersMessages } from './members.messages';
import { formatFullName } from './members.rules';
import { useRegistrationDraft } from './RegistrationDraft';
import { maskPassword, normalizeRegistration, type Registration } from './registration.rules';
import { useDestination } from './use-destination';

const DONE = 200;

export default function ConfirmUserRegisterPage() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { draft, setDraft } = useRegistrationDraft();
  const { keepingOn, next } = useDestination();
  const registration = normalizeRegistration(draft.values, language);

  const submit = useWrite(register, ({ state, errors = {} }: ResponseBody) => {
    // A refusal leads back to the form.
    if (state !== DONE) return setDraft((last) => ({ ...last, errors, acceptedIn: null }));
    noteMemberChange();
    return navigate(keepingOn(paths.completeUserRegister), { replace: true });
  });

  if (draft.acceptedIn !== language) return <Navigate to={keepingOn(paths.userRegister)} replace />;
  return (
    <div className="registration">
      <Page title={t('confirmTitle')}>
        <Steps now="stepConfirm" />
        <p>{t('confirmText')}</p>
        <EnteredDetails registration={registration} />
        <div className="buttons">
          <Link className="button button-quiet" to={keepingOn(paths.userRegister)} replace>
            {t('fix')}
          </Link>
          <button type="button" className="button" onClick={() => submit({ ...registration, next })}>
            {t('doRegister')}
          </button>
        </div>
      </Page>
    </div>
  );
}

/** Lists all entered values. */
function EnteredDetails({ registration }: { registration: Registration }) {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const { data: prefectureList } = useSuspenseQuery(prefectures);
  const prefecture = prefectureList.find(({ id }) => String(id) === registration.pref_id)?.name;
  return (
    <div className="personal">
      <Facts
        facts={[
          [t('name'), formatFullName(registration, language)],
          [t('zipcode'), registration.zipcode],
          ...(language === 'ja' ? [[t('pref'), prefecture] as const] : []),
          [t('province'), registration.province],
          [t('shiku'), registration.shiku],
          [t('address'), registration.address],
          [t('building'), registration.building],
          [t('tel'), registration.tel],
          [t('mail'), registration.mail],
          [t('pass'), maskPassword(registration.pass)],
          [t('referralCode'), registration.referralCode],
        ]}
      />
    </div>
  );
}
