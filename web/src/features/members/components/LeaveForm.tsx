import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { getFirstError, type ResponseBody } from '../../../api/response';
import { forgetMember, noteMemberChange } from '../../../api/session';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { CheckBox } from '../../../ui/Field';
import { closeAccount, type LeavingDetail, leaving } from '../leave.api';
import { leaveMessages } from '../leave.messages';
import { HAS_LEFT } from '../leave.rules';
import { PasswordField } from './PasswordField';

interface LeaveFormValues {
  readonly pass: string;
  readonly agreed: boolean;
}

const DONE = 200;

/** Closes the account after a password check and a tick. */
export function LeaveForm({ detail: { point, coin } }: { detail: LeavingDetail }) {
  const t = useWords(leaveMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<LeaveFormValues>({
    defaultValues: { pass: '', agreed: false },
  });
  const { errors } = formState;
  const refusal = errors.agreed?.message ?? errors.root?.message;

  const submit = useWrite(closeAccount, async (response: ResponseBody) => {
    if (response.state !== DONE) {
      const message = getFirstError(response.errors, 'pass');
      if (message) return setError('pass', { message }, { shouldFocus: true });
      // The obligations have changed since the page was opened; the refusal names them.
      setError('root', { message: Object.values(response.errors ?? {})[0]?.[0] ?? '' });
      return queryClient.invalidateQueries({ queryKey: leaving.queryKey });
    }
    forgetMember();
    await navigate(paths.completeLeave, { replace: true, state: HAS_LEFT });
    noteMemberChange();
  });

  return (
    <form className="panel form" noValidate onSubmit={handleSubmit(({ pass }) => submit({ pass, point, coin }))}>
      <PasswordField
        {...register('pass')}
        label={t('pass')}
        hint={t('passHint')}
        autoComplete="current-password"
        error={errors.pass?.message}
      />
      <CheckBox {...register('agreed', { required: t('agreeFirst') })} label={t('agree')} />
      {refusal && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button">
        {t('leave')}
      </button>
    </form>
  );
}
