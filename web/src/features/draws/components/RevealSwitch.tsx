interface Props {
  readonly word: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Switch with a label; its state is visible without colour. */
export function RevealSwitch({ word, isOn, onToggle }: Props) {
  return (
    <button type="button" className="reveal-switch" aria-pressed={isOn} onClick={onToggle}>
      <span className="reveal-lamp" />
      {word}
    </button>
  );
}
