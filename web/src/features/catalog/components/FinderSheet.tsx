import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Drawer } from '../../../ui/Drawer';
import { uiMessages } from '../../../ui/ui.messages';
import { findingMessages } from '../finding.messages';
import { NOTHING } from '../finding.rules';
import { useFoundCount } from '../use-found-count';
import type { WantedProps } from '../use-wanted';
import { FinderFields, TagChips } from './FinderFields';

/** The fields that a phone has no room for beside the list; what is chosen holds at once. */
export function FinderSheet({ onClose, ...props }: WantedProps & { readonly onClose: () => void }) {
  const t = useWords(findingMessages);
  const ui = useWords(uiMessages);
  const { number } = useFormats();
  const count = useFoundCount(props.type);
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
        <button type="button" className="button button-quiet" onClick={() => props.change(NOTHING)}>
          {t('clear')}
        </button>
      </div>
    </Drawer>
  );
}
