import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { ResponseBody } from '../../api/answer';
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
import { maskPassword, type Registration, registrationToSend } from './registration.rules';
import { useWantedPack } from './use-wanted-pack';

const DONE = 200;

export default function ConfirmUserRegisterPage() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { draft, setDraft } = useRegistrationDraft();
  const { keepingOn, next } = useWantedPack();
  const given = registrationToSend(draft.values, language);

  const submit = useWrite(register, ({ state, errors = {} }: ResponseBody) => {
    // Refused, this page leads back to the form.
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
        <Given given={given} />
        <div className="buttons">
          <Link className="button button-quiet" to={keepingOn(paths.userRegister)} replace>
            {t('fix')}
          </Link>
          <button type="button" className="button" onClick={() => submit({ ...given, next })}>
            {t('doRegister')}
          </button>
        </div>
      </Page>
    </div>
  );
}

/** All that was filled in. */
function Given({ given }: { given: Registration }) {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const { data: prefectureList } = useSuspenseQuery(prefectures);
  const prefecture = prefectureList.find(({ id }) => String(id) === given.pref_id)?.name;
  return (
    <div className="personal">
      <Facts
        facts={[
          [t('name'), formatFullName(given, language)],
          [t('zipcode'), given.zipcode],
          ...(language === 'ja' ? [[t('pref'), prefecture] as const] : []),
          [t('province'), given.province],
          [t('shiku'), given.shiku],
          [t('address'), given.address],
          [t('building'), given.building],
          [t('tel'), given.tel],
          [t('mail'), given.mail],
          [t('pass'), maskPassword(given.pass)],
          [t('referralCode'), given.referralCode],
        ]}
      />
    </div>
  );
}
