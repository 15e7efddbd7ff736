import { type ComponentProps, useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { membersMessages } from '../members.messages';
import { Entry } from './Entry';
import { Icon } from './Icon';

/** Rules for generated passwords: the shop accepts 6 to 20 letters and digits. */
const RULES = { passwordrules: 'minlength: 6; maxlength: 20; required: lower; required: upper; required: digit;' };

/** Password field that can show its value. */
export function PasswordField({ id, ...field }: ComponentProps<typeof TextField>) {
  const t = useWords(membersMessages);
  const [isShown, setShown] = useState(false);
  return (
    <Entry id={id} isRequired={field.required}>
      <TextField
        {...field}
        {...(field.autoComplete === 'new-password' && RULES)}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="password-eye"
        aria-pressed={isShown}
        aria-label={t('showPass')}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'unseen' : 'seen'} />
      </button>
    </Entry>
  );
}
