import { useWords } from '../i18n/i18n';
import { Spinner } from '../ui/Spinner';
import { uiMessages } from '../ui/ui.messages';

export function Waiting() {
  const t = useWords(uiMessages);
  return <Spinner label={t('loading')} />;
}
