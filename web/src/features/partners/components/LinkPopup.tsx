import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { link as addressOf, paths } from '../../../paths';
import { TextField } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { isPhoneVerified, linkSite, type OwnSite } from '../partners.api';
import { partnersMessages } from '../partners.messages';

const MAX_MAIL_LENGTH = 255;
const MAX_PASSWORD_LENGTH = 30;

interface Props {
  readonly site: OwnSite;
  readonly onClose: () => void;
  readonly onLinked: () => unknown;
}

/** Asks for the member's log-in at a site, and shows errors beside the fields. */
export function LinkPopup({ site: { id, name: site }, onClose, onLinked }: Props) {
  const t = useWords(partnersMessages);
  const isWriting = useIsWriting();
  const { data: isVerified } = useQuery(isPhoneVerified);
  const { register, handleSubmit, setError, resetField, formState } = useForm({
    defaultValues: { loginid: '', password: '' },
  });
  const { errors } = formState;
  const link = useWrite(linkSite, ({ result, error, errors: refused }) => {
    if (result === true) return onLinked();
    resetField('password');
    const field = refused?.password ? 'password' : 'loginid';
    const message = error || getFirstError(refused, field);
    return setError(refused ? field : 'root', { message: message ?? '' }, { shouldFocus: refused !== undefined });
  });
  return (
    <Modal title={t('linkTitle', { site })} onClose={onClose}>
      <form className="form" noValidate onSubmit={handleSubmit((fields) => link({ ...fields, site_id: id }))}>
        <p>{t('linkText', { site })}</p>
        <p className="note">
          {t('linkNeeds', { site })}{' '}
          {isVerified === false && (
            <Link to={addressOf(paths.changeMember, { next: paths.transferPoint })}>{t('verify')}</Link>
          )}
        </p>
        {errors.root && (
          <p className="alert" role="alert">
            {errors.root.message}
          </p>
        )}
        <TextField
          {...register('loginid', { required: t('enter') })}
          label={t('mail')}
          type="email"
          autoComplete="off"
          maxLength={MAX_MAIL_LENGTH}
          error={errors.loginid?.message}
        />
        <TextField
          {...register('password', { required: t('enter') })}
          label={t('pass')}
          type="password"
          autoComplete="off"
          maxLength={MAX_PASSWORD_LENGTH}
          error={errors.password?.message}
        />
        <div className="buttons">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button" aria-disabled={isWriting}>
            {t('link')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
