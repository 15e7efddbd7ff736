import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useWords } from '../../../i18n/i18n';
import { SelectField } from '../../../ui/Field';
import { prefectures } from '../members.api';
import { membersMessages } from '../members.messages';
import type { Registration } from '../registration.rules';
import { Entry } from './Entry';

export function PrefectureField() {
  const t = useWords(membersMessages);
  const { register, formState } = useFormContext<Registration>();
  const { data: list } = useSuspenseQuery(prefectures);
  return (
    <Entry id="pref_id" isRequired>
      <SelectField
        {...register('pref_id')}
        label={t('pref')}
        error={formState.errors.pref_id?.message}
        required
        autoComplete="address-level1"
      >
        <option value="">{t('choose')}</option>
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Entry>
  );
}
