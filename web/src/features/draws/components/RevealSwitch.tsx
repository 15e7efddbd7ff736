interface Props {
  readonly word: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A switch that says what it switches, and shows whether it is on by more than its colour. */
export function RevealSwitch({ word, isOn, onToggle }: Props) {
  return (
    <button type="button" className="reveal-switch" aria-pressed={isOn} onClick={onToggle}>
      <span className="reveal-lamp" />
      {word}
    </button>
  );
}
