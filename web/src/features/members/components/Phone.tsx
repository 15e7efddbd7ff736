import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { memberDetail } from '../../../queries/member-detail';
import { Facts } from '../../../ui/Facts';
import { TextField } from '../../../ui/Field';
import { changeMember, type MemberDetail } from '../members.api';
import { phoneMessages } from '../phone.messages';
import { normalizeTel } from '../registration.rules';
import { PhoneVerification } from './PhoneVerification';

const DONE = 200;
const VERIFIED = 1;

/** Phone number of the member, which can be changed until it is verified. */
export function Phone({ member }: { member: MemberDetail }) {
  const t = useWords(phoneMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const language = useLanguage();
  const [tel, setTel] = useState(member.tel);
  const [refusal, setRefusal] = useState<string>();
  const [outcome, setOutcome] = useState<'changed' | 'done'>();
  const reload = () => queryClient.invalidateQueries({ queryKey: memberDetail.queryKey });
  const change = useWrite(changeMember, async ({ state, errors }) => {
    if (state === DONE) await reload();
    setRefusal(state === DONE ? undefined : getFirstError(errors, 'tel'));
    setOutcome(state === DONE ? 'changed' : undefined);
  });
  const onVerified = async () => {
    await reload();
    setOutcome('done');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { lastName, middleName, firstName, mail, zipcode, pref_id, province, shiku, address, building } = member;
    const others = { lastName, middleName, firstName, mail, zipcode, pref_id, province, shiku, address, building };
    change({ ...others, tel });
  };
  return (
    <section className="personal">
      {member.end_sms === VERIFIED ? (
        <>
          <Facts
            facts={[
              [t('tel'), member.tel],
              [t('state'), t('verified')],
            ]}
          />
          <p className="note">{t('verifiedNote')}</p>
        </>
      ) : (
        <>
          <form className="phone-form" onSubmit={submit} noValidate>
            <TextField
              label={t('tel')}
              hint={t('telHint')}
              error={refusal}
              type="tel"
              inputMode="tel"
              autoComplete={language === 'ja' ? 'tel-national' : 'tel'}
              value={tel}
              onChange={(event) => setTel(event.target.value)}
              onBlur={() => setTel(normalizeTel(tel))}
              required
            />
            <button type="submit" className="button button-quiet" aria-disabled={isWriting}>
              {t('change')}
            </button>
          </form>
          <p className="note">{t('unverifiedNote')}</p>
          <PhoneVerification tel={tel} onVerified={onVerified} />
        </>
      )}
      <p className="phone-outcome" role="status">
        {outcome && t(outcome)}
      </p>
    </section>
  );
}
