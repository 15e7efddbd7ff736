import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/i18n';
import { checkoutMessages } from '../checkout.messages';
import type { ShownMethod } from '../payments.api';
import { Mark } from './Mark';

interface Props {
  readonly methods: readonly ShownMethod[];
  readonly chosen: string;
  readonly onChoose: (method: string) => void;
  /** fields of the chosen method */
  readonly children: ReactNode;
}

/** Radio buttons of the methods, with the fields of the chosen one. */
export function MethodChoice({ methods, chosen, onChoose, children }: Props) {
  const t = useWords(checkoutMessages);
  return (
    <fieldset className="methods">
      <legend>{t('method')}</legend>
      {methods.map(({ id, name, memo }) => (
        <div key={id} className="method">
          <label className="method-head">
            <input type="radio" name="method" checked={id === chosen} onChange={() => onChoose(id)} />
            <Mark method={id} />
            <span className="method-words">
              <span className="method-name">{name}</span>
              {memo && <span className="note">{memo}</span>}
            </span>
          </label>
          {id === chosen && children && <div className="method-fields">{children}</div>}
        </div>
      ))}
    </fieldset>
  );
}
