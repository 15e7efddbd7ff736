/** How rare a card is, 0 to 3; told by its word, not by its colour alone. */
export function RarityBadge({ rarity, label }: { rarity: number; label: string }) {
  return <span className={`badge rarity-${rarity}`}>{label}</span>;
}
