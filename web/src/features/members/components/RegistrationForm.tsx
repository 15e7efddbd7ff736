import { usePrefetchQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ResponseBody } from '../../../api/response';
import { useWrite } from '../../../api/use-write';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { confirmRegistration, prefectures } from '../members.api';
import { membersMessages } from '../members.messages';
import { useRegistrationDraft } from '../RegistrationDraft';
import { normalizeRegistration, refusalsOf, sectionsOf } from '../registration.rules';
import { useDestination } from '../use-destination';
import { useRegistrationForm } from '../use-registration-form';
import { Agreement } from './Agreement';
import { ErrorSummary } from './ErrorSummary';
import { RegistrationField } from './RegistrationField';

const DONE = 200;

/** Long registration form, with name and address. */
export function RegistrationForm() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  usePrefetchQuery(prefectures);
  const { draft, setDraft } = useRegistrationDraft();
  const { form, isRestored } = useRegistrationForm();
  const { keepingOn } = useDestination();
  const refusals = refusalsOf(draft.errors, language);

  const submit = useWrite(confirmRegistration, ({ state, errors = {} }: ResponseBody) => {
    setDraft((last) => ({ ...last, errors, acceptedIn: state === DONE ? language : null }));
    return state === DONE ? navigate(keepingOn(paths.confirmUserRegister)) : undefined;
  });

  return (
    <FormProvider {...form}>
      {isRestored && <p className="panel note">{t('restored')}</p>}
      {refusals.length > 0 && <ErrorSummary of={draft.errors} refusals={refusals} onChoose={form.setFocus} />}
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((values) => submit(normalizeRegistration(values, language)))}
      >
        {sectionsOf(language).map(({ title, fields }) => (
          <fieldset key={title} className="panel form-section">
            <legend>{t(title)}</legend>
            <div className={`fields fields-${title}`}>
              {fields.map((name) => (
                <RegistrationField key={name} name={name} />
              ))}
            </div>
          </fieldset>
        ))}
        <Agreement
          nextAction="toConfirm"
          hasAgreed={draft.hasAgreed}
          onChange={(hasAgreed) => setDraft((last) => ({ ...last, hasAgreed }))}
        />
      </form>
    </FormProvider>
  );
}
