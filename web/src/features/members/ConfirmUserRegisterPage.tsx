import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { Answer } from '../../api/answer';
import { forgetServerState } from '../../api/session';
import { useWrite } from '../../api/use-write';
import { paths } from '../../app/paths';
import { useLanguage, useWords } from '../../i18n/i18n';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { prefectures, register } from './members.api';
import { membersMessages } from './members.messages';
import { fullName, maskPassword, registrationToSend } from './members.rules';
import { useRegistrationDraft } from './RegistrationDraft';

const REFUSED = 400;

export default function ConfirmUserRegisterPage() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: prefectureList } = useSuspenseQuery(prefectures);
  const { draft, setDraft } = useRegistrationDraft();
  const given = registrationToSend(draft.values, language);

  const submit = useWrite(register, ({ state, errors = {} }: Answer) => {
    if (state === REFUSED) {
      setDraft((last) => ({ ...last, errors, isChecked: false }));
      return navigate(paths.userRegister, { replace: true });
    }
    forgetServerState();
    return navigate(paths.completeUserRegister, { replace: true });
  });

  if (!draft.isChecked) return <Navigate to={paths.userRegister} replace />;
  return (
    <Page title={t('confirmTitle')} narrow>
      <Facts
        facts={[
          [t('name'), fullName(given, language)],
          [t('zipcode'), given.zipcode],
          ...(language === 'ja'
            ? [[t('pref'), prefectureList.find(({ id }) => String(id) === given.pref_id)?.name] as const]
            : []),
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
      <div className="buttons">
        <Link className="button button-quiet" to={paths.userRegister}>
          {t('fix')}
        </Link>
        <button type="button" className="button" onClick={() => submit(given)}>
          {t('doRegister')}
        </button>
      </div>
    </Page>
  );
}
