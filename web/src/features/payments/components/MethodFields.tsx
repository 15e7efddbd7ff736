import { useLanguage, useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { checkoutMessages } from '../checkout.messages';
import { toKatakana } from '../methods.rules';
import type { PayConfig } from '../payments.api';
import type { Checkout } from '../use-checkout';
import { screenOf } from '../wallets';
import { CardForm } from './CardForm';
import { Choices } from './Choices';

interface Props {
  readonly method: string;
  readonly config: PayConfig;
  readonly checkout: Checkout;
}

/** Input fields of a method. */
export function MethodFields({ method, config, checkout }: Props) {
  const t = useWords(checkoutMessages);
  const language = useLanguage();
  const { card, choice, wrong, missing, typeCard, choose } = checkout;
  if (method === '1') return <CardForm card={card} wrong={wrong} onType={typeCard} />;
  if (method === '2') return <StoreFields config={config} checkout={checkout} />;
  if (method === '4') return <NameField word="senderName" checkout={checkout} />;
  if (method === '6')
    return (
      <>
        <Choices
          label={t('carrier')}
          choices={config.carrier ?? []}
          chosen={choice.carrier}
          error={missing.includes('carrier') ? t('carrierMissing') : undefined}
          onChoose={(carrier) => choose({ carrier })}
        />
        <p className="note">{t('carrierNote')}</p>
      </>
    );
  if (method === '7') return <p className="note">{t('payEasyNote')}</p>;
  const screen = screenOf(method);
  const key = checkout.session?.method === method ? 'chosen' : 'note';
  return screen && <p className="note">{screen.word(language, key)}</p>;
}

function StoreFields({ config, checkout }: Omit<Props, 'method'>) {
  const t = useWords(checkoutMessages);
  const isOverseas = useLanguage() === 'en';
  const stores = (config.combini ?? []).map(({ code, name }) => ({ id: code, name }));
  return (
    <>
      <Choices
        label={t('store')}
        choices={stores}
        chosen={checkout.choice.store}
        error={checkout.missing.includes('store') ? t('storeMissing') : undefined}
        onChoose={(store) => checkout.choose({ store })}
      />
      {isOverseas && <NameField word="payerName" checkout={checkout} />}
    </>
  );
}

function NameField({ word, checkout }: { word: 'payerName' | 'senderName'; checkout: Checkout }) {
  const t = useWords(checkoutMessages);
  const { choice, missing, choose } = checkout;
  return (
    <TextField
      label={t(word)}
      hint={t(`${word}Hint`)}
      error={missing.includes('name') ? t('katakana') : undefined}
      value={choice.name}
      onChange={({ target }) => choose({ name: target.value })}
      onBlur={() => choose({ name: toKatakana(choice.name) })}
      autoComplete="off"
      maxLength={30}
    />
  );
}
