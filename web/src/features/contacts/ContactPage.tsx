import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { getFirstError } from '../../api/response';
import { currentUser } from '../../api/session';
import { useWrite } from '../../api/use-write';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { TextAreaField, TextField } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { aboutOf } from './about.rules';
import { CONTACT } from './contact-address';
import { type ContactResponse, writeToShop } from './contacts.api';
import { contactsMessages } from './contacts.messages';

const FIELDS = ['mail', 'name', 'subject', 'body'] as const;

/** Sends a message to the shop, about a parcel, payment, draw or pack where the address names one. */
export default function ContactPage() {
  const t = useWords(contactsMessages);
  const [number, setNumber] = useState<string>();
  // The form is long, and the window is still at its end.
  useEffect(() => {
    if (number !== undefined) window.scrollTo(0, 0);
  }, [number]);
  return number === undefined ? (
    <Page title={t('title')} narrow>
      <p>
        {t('lead')} <Link to={`${paths.userGuide}#questions`}>{t('questions')}</Link>
      </p>
      <ContactForm onSent={setNumber} />
      <p className="note">
        {t('byMail')} <a href={CONTACT}>{CONTACT.replace('mailto:', '')}</a>
      </p>
    </Page>
  ) : (
    <Page title={t('doneTitle')} narrow>
      <div className="panel" role="status">
        <p>
          {t('done')} <strong>{number}</strong>
        </p>
        <p>{t('doneText')}</p>
      </div>
      <Link className="button" to={paths.top}>
        {t('toTop')}
      </Link>
    </Page>
  );
}

function ContactForm({ onSent }: { onSent: (number: string) => void }) {
  const t = useWords(contactsMessages);
  const isMember = useQuery(currentUser).data?.is_login === '1';
  const { subject, reference } = aboutOf(useSearchParams()[0]);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { mail: '', name: '', subject: subject === '' ? '' : t(subject, { reference }), body: '' },
  });
  const submit = useWrite(writeToShop, (response: ContactResponse) => {
    if ('number' in response) return onSent(response.number);
    const [first] = FIELDS.filter((field) => getFirstError(response.errors, field));
    for (const field of FIELDS) {
      const message = getFirstError(response.errors, field);
      if (message) setError(field, { message }, { shouldFocus: field === first });
    }
  });
  const errorOf = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  return (
    <form className="panel form" noValidate onSubmit={handleSubmit((fields) => submit({ ...fields, reference }))}>
      <TextField
        {...register('mail')}
        label={t('mail')}
        hint={t(isMember ? 'memberMailHint' : 'visitorMailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('mail')}
      />
      <TextField
        {...register('name')}
        label={t('name')}
        hint={isMember ? t('memberNameHint') : undefined}
        autoComplete="name"
        error={errorOf('name')}
      />
      <TextField {...register('subject')} label={t('subject')} error={errorOf('subject')} />
      {reference !== '' && (
        <p className="note">
          {t('about')} <code>{reference}</code>
        </p>
      )}
      <TextAreaField {...register('body')} label={t('body')} hint={t('bodyHint')} rows={8} error={errorOf('body')} />
      <button type="submit" className="button">
        {t('send')}
      </button>
    </form>
  );
}
