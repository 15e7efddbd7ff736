import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';

/** Switches between the two languages. The label is in the other language. */
export const LanguageButton = () => {
  const [locale, setLocale] = useLocaleState();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const other = locale === 'ja' ? { lang: 'en', name: 'English' } : { lang: 'ja', name: '日本語' };
  return (
    <Button color="inherit" size="small" lang={other.lang} onClick={() => setLocale(other.lang)}>
      {other.name}
    </Button>
  );
};
