/** Shows the rarity of a card, 0 to 3, in words as well as by colour. */
export function RarityBadge({ rarity, label }: { rarity: number; label: string }) {
  return <span className={`badge rarity-${rarity}`}>{label}</span>;
}
