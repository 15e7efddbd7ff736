import { type Language, switchLanguage, useLanguage, useWords } from '../i18n/i18n';
import { menuMessages } from './menu.messages';

const LANGUAGES = [
  ['ja', 'japanese'],
  ['en', 'english'],
] as const satisfies readonly (readonly [Language, string])[];

/** Shows each language by its own name and marks the current one. */
export function LanguageSwitch() {
  const t = useWords(menuMessages);
  const present = useLanguage();
  return (
    <fieldset className="language-switch">
      <legend>{t('language')}</legend>
      {LANGUAGES.map(([language, word]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === present}
          onClick={() => switchLanguage(language)}
        >
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
