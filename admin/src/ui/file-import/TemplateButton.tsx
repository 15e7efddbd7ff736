import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { Button } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { languageOf } from '../../providers/languages';
import { saveFile } from '../download';

/** An empty file to fill in: its name and its columns with their headings. */
export interface Template {
  readonly name: string;
  readonly columns: readonly string[];
  readonly heading: {
    readonly words: Readonly<Record<string, { readonly name: Readonly<Record<'ja' | 'en', string>> }>>;
  };
}

const BOM = '\ufeff';

/** Saves a file with only the heading row, in a format that spreadsheets open. */
export const TemplateButton = ({ template: { name, columns, heading } }: { readonly template: Template }) => {
  const translate = useTranslate();
  const language = languageOf(useLocale());
  const save = () => {
    const names = columns.map((column) => heading.words[column]!.name[language]);
    saveFile(new Blob([`${BOM}${names.join(',')}\r\n`], { type: 'text/csv' }), `${name}.csv`);
  };
  return (
    <Button startIcon={<DescriptionIcon />} onClick={save}>
      {translate('ui.file.template')}
    </Button>
  );
};
