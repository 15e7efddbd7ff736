import { useForm } from 'react-hook-form';
import { getFirstError, type ResponseBody } from '../../../api/response';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { membersMessages } from '../members.messages';
import { sendPasswordLink } from '../password.api';
import { passwordMessages } from '../password.messages';
import { useDestination } from '../use-destination';
import { Entry } from './Entry';

const DONE = 200;

/** Form that requests the mail with a reset link. */
export function PasswordLinkForm({ onSent }: { onSent: () => unknown }) {
  const members = useWords(membersMessages);
  const t = useWords(passwordMessages);
  const { next } = useDestination();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { mail: '' } });

  const submit = useWrite(sendPasswordLink, ({ state, errors }: ResponseBody) =>
    state === DONE ? onSent() : setError('mail', { message: getFirstError(errors, 'mail') }, { shouldFocus: true }),
  );

  return (
    <form className="panel form" noValidate onSubmit={handleSubmit(({ mail }) => submit({ mail, next }))}>
      <Entry>
        <TextField
          {...register('mail')}
          label={members('mail')}
          hint={t('reissueHint')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.mail?.message}
        />
      </Entry>
      <button type="submit" className="button">
        {t('sendLink')}
      </button>
    </form>
  );
}
