import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Radio buttons as large areas. */
export function Choices({ label, choices, chosen, error, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className="choices" data-wrong={error ? '' : undefined} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <div className="choices-grid">
        {choices.map((choice) => (
          <label key={choice.id} className="check-box">
            <input type="radio" name={id} checked={choice.id === chosen} onChange={() => onChoose(choice.id)} />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
