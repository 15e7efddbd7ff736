import { required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { ANSWER_TEMPLATES, type AnswerTemplate } from './answerTemplates';
import type { ContactResource } from './contact';

const TEMPLATES = Object.keys(ANSWER_TEMPLATES).map((id) => ({ id, name: `contacts.templates.${id}` }));

/** Fills the reply with the text of a template. */
const Template = ({ language }: { language: 'ja' | 'en' }) => {
  const { setValue } = useFormContext();
  const choose = (template: AnswerTemplate | ''): void =>
    setValue('text', template === '' ? '' : ANSWER_TEMPLATES[template][language]);
  return (
    <SelectInput
      source="template"
      label="contacts.template"
      choices={TEMPLATES}
      onChange={({ target }) => choose(target.value)}
      fullWidth
    />
  );
};

/** Sends a reply by mail. */
export const AnswerButton = () => {
  const contact = useRecordContext<ContactResource>();
  const translate = useTranslate();
  if (!contact) return null;
  return (
    <CommandButton
      command="answer"
      variant="contained"
      defaults={{ reason: translate('contacts.reasons.answer') }}
      transform={({ text }) => ({ text })}
      explanation={<Explained words="contacts.explain_answer" />}
      fields={
        <>
          <Template language={contact.language === 'en' ? 'en' : 'ja'} />
          <TextInput source="text" label="contacts.text" validate={required()} multiline minRows={8} fullWidth />
        </>
      }
    />
  );
};
