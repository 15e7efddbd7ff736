import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ResponseBody } from '../../../api/response';
import { useWrite } from '../../../api/use-write';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { giveAddress, type MemberDetail } from '../members.api';
import { membersMessages } from '../members.messages';
import {
  addressSectionsOf,
  createEmptyRegistration,
  normalizeRegistration,
  type Refusal,
  type Registration,
  refusalsOf,
} from '../registration.rules';
import { ErrorSummary } from './ErrorSummary';
import { RegistrationField } from './RegistrationField';

const DONE = 200;

interface Props {
  readonly member: MemberDetail;
  /** address of the page that follows */
  readonly next: string;
  /** label of the button */
  readonly save: string;
}

/** Form with the registration's fields that a parcel needs. */
export function AddressForm({ member, next, save }: Props) {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<Registration>({ defaultValues: { ...createEmptyRegistration(language), tel: member.tel } });
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const submit = useWrite(giveAddress, async ({ state, errors = {} }: ResponseBody) => {
    if (state === DONE) {
      // Other features cache the address as well and must not show the old one first.
      queryClient.removeQueries({ type: 'inactive' });
      await queryClient.invalidateQueries();
      return navigate(next, { replace: true });
    }
    const refused = refusalsOf(errors, language);
    for (const { field, message } of refused) if (field) form.setError(field, { message });
    return setRefusals(refused);
  });

  const send = (typed: Registration) => {
    const {
      pass: _,
      confirmPass: __,
      mail: ___,
      referralCode: ____,
      ...person
    } = normalizeRegistration(typed, language);
    submit(person);
  };

  return (
    <FormProvider {...form}>
      {refusals.length > 0 && <ErrorSummary of={refusals} refusals={refusals} onChoose={form.setFocus} />}
      <form className="form" noValidate onSubmit={form.handleSubmit(send)}>
        {addressSectionsOf(language).map(({ title, fields }) => (
          <fieldset key={title} className="panel form-section">
            <legend>{t(title)}</legend>
            <div className={`fields fields-${title}`}>
              {fields.map((name) => (
                <RegistrationField key={name} name={name} />
              ))}
            </div>
          </fieldset>
        ))}
        <button type="submit" className="button">
          {save}
        </button>
      </form>
    </FormProvider>
  );
}
