import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { cardMessages } from '../card.messages';
import {
  brandOf,
  type CardBrand,
  type CardField,
  digitsOf,
  groupDigits,
  isMissing,
  keepTwoDigits,
  type TypedCard,
} from '../card.rules';
import { BRAND_NAMES, BrandMark } from './BrandMark';

const BRANDS = Object.keys(BRAND_NAMES) as CardBrand[];
const NUMBER_LENGTH = 19;

interface Props {
  readonly card: TypedCard;
  readonly wrong: readonly CardField[];
  readonly onType: (typed: Partial<TypedCard>) => void;
}

/** Fields of a card. They have no `name`, so that only the tokenizer receives their values. */
export function CardForm({ card, wrong, onType }: Props) {
  const t = useWords(cardMessages);
  const errorAt = (field: CardField) =>
    wrong.includes(field) ? t(`${field}${isMissing(field, card) ? 'Missing' : 'Wrong'}`) : undefined;
  return (
    <div className="card-form">
      <ul className="card-brands" aria-label={t('accepted')}>
        {BRANDS.map((brand) => (
          <li key={brand}>
            <BrandMark brand={brand} label={BRAND_NAMES[brand]} />
          </li>
        ))}
      </ul>
      <NumberField number={card.number} error={errorAt('number')} onType={onType} />
      <div className="card-pair">
        <Expiry card={card} error={errorAt('expiry')} onType={onType} />
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          error={errorAt('code')}
          value={card.code}
          onChange={({ target }) => onType({ code: digitsOf(target.value).slice(0, 4) })}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <TextField
        label={t('holder')}
        hint={t('holderHint')}
        error={errorAt('holder')}
        value={card.holder}
        onChange={({ target }) => onType({ holder: target.value.normalize('NFKC').toUpperCase() })}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="HANAKO YAMADA"
        maxLength={20}
      />
      <p className="note">{t('safety')}</p>
    </div>
  );
}

type PartProps = { readonly error: string | undefined; readonly onType: Props['onType'] };

function NumberField({ number, error, onType }: PartProps & { number: string }) {
  const t = useWords(cardMessages);
  const brand = brandOf(number);
  return (
    <div className="card-number">
      <TextField
        label={t('number')}
        error={error}
        value={number}
        onChange={({ target }) => onType({ number: groupDigits(target.value) })}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        maxLength={NUMBER_LENGTH}
      />
      <span className="card-brand" role="status">
        {brand && <BrandMark brand={brand} label={t('brand', { brand: BRAND_NAMES[brand] })} />}
      </span>
    </div>
  );
}

function Expiry({ card, error, onType }: PartProps & { card: TypedCard }) {
  const t = useWords(cardMessages);
  const wiring = { inputMode: 'numeric', 'aria-invalid': error ? true : undefined } as const;
  return (
    <fieldset className="card-expiry">
      <legend>{t('expiry')}</legend>
      <div className="field card-expiry-fields">
        <input
          {...wiring}
          aria-label={t('monthLabel')}
          autoComplete="cc-exp-month"
          placeholder={t('month')}
          maxLength={2}
          value={card.month}
          onChange={({ target }) => onType({ month: keepTwoDigits(target.value) })}
        />
        <span aria-hidden="true">/</span>
        <input
          {...wiring}
          aria-label={t('yearLabel')}
          autoComplete="cc-exp-year"
          placeholder={t('year')}
          // A browser may fill in a year of four digits, of which the last two are kept.
          maxLength={4}
          value={card.year}
          onChange={({ target }) => onType({ year: keepTwoDigits(target.value) })}
        />
        {error && <p className="field-error">{error}</p>}
      </div>
    </fieldset>
  );
}
