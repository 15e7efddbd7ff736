import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ResponseBody } from '../../../api/response';
import { noteMemberChange } from '../../../api/session';
import { useWrite } from '../../../api/use-write';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { signUp } from '../members.api';
import { membersMessages } from '../members.messages';
import { useRegistrationDraft } from '../RegistrationDraft';
import { type Registration, refusalsOf, SHORT_WAY } from '../registration.rules';
import { useDestination } from '../use-destination';
import { Agreement } from './Agreement';
import { RegistrationField } from './RegistrationField';

const DONE = 200;

/** Short registration form. The password is typed once and can be shown. */
export function SignUpForm() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { draft } = useRegistrationDraft();
  const form = useForm<Registration>({ defaultValues: draft.values });
  const [hasAgreed, setHasAgreed] = useState(false);
  const { keepingOn, next } = useDestination();

  const submit = useWrite(signUp, ({ state, errors = {} }: ResponseBody) => {
    if (state === DONE) {
      noteMemberChange();
      return navigate(keepingOn(paths.completeUserRegister), { replace: true, state: SHORT_WAY });
    }
    const refusals = refusalsOf(errors, language).flatMap(({ field, message }) => (field ? [{ field, message }] : []));
    for (const { field, message } of refusals) form.setError(field, { message });
    return refusals[0] && form.setFocus(refusals[0].field);
  });

  return (
    <FormProvider {...form}>
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit(({ mail, pass, referralCode }) =>
          submit({ mail, pass, confirmPass: pass, referralCode, next }),
        )}
      >
        <div className="panel form">
          <RegistrationField name="mail" />
          <RegistrationField name="pass" />
          <details open={draft.values.referralCode !== '' || form.formState.errors.referralCode !== undefined}>
            <summary>{t('hasReferral')}</summary>
            <RegistrationField name="referralCode" />
          </details>
        </div>
        <Agreement nextAction="doRegister" hasAgreed={hasAgreed} onChange={setHasAgreed} />
      </form>
    </FormProvider>
  );
}
