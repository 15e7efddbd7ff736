import { useIsWriting } from '../api/use-write';
import { showOnTop } from '../browser/dialog';
import { useWords } from '../i18n/i18n';
import { Spinner } from '../ui/Spinner';
import { uiMessages } from '../ui/ui.messages';

/** Blocks all presses while a write is pending. */
export function WritingOverlay() {
  const ui = useWords(uiMessages);
  if (!useIsWriting()) return null;
  return (
    <div ref={showOnTop} popover="manual" className="overlay">
      <Spinner label={ui('sending')} />
    </div>
  );
}
