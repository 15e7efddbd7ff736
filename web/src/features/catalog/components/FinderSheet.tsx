import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Drawer } from '../../../ui/Drawer';
import { uiMessages } from '../../../ui/ui.messages';
import { findingMessages } from '../finding.messages';
import { NO_FILTERS } from '../finding.rules';
import type { FilterProps } from '../use-filters';
import { useResultCount } from '../use-result-count';
import { FinderFields, TagChips } from './FinderFields';

/** Sheet with the filters on a narrow window. Changes apply at once. */
export function FinderSheet({ onClose, ...props }: FilterProps & { readonly onClose: () => void }) {
  const t = useWords(findingMessages);
  const ui = useWords(uiMessages);
  const { number } = useFormats();
  const count = useResultCount(props.type);
  return (
    <Drawer label={t('filters')} onClose={onClose}>
      <div className="drawer-head">
        <h2>{t('filters')}</h2>
      </div>
      <div className="form">
        <FinderFields {...props} />
        <fieldset className="finder-tags">
          <legend>{t('tags')}</legend>
          <div className="tabs">
            <TagChips {...props} />
          </div>
        </fieldset>
        <button type="button" className="button" onClick={onClose}>
          {count === undefined ? ui('close') : t('showFound', { count: number(count) })}
        </button>
        <button type="button" className="button button-quiet" onClick={() => props.change(NO_FILTERS)}>
          {t('clear')}
        </button>
      </div>
    </Drawer>
  );
}
