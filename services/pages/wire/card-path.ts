/** Returns the path of the page of a card in a pack. */
export const toCardPath = (cardId: string, packId: string): string =>
  `/card?cardId=${encodeURIComponent(cardId)}&packId=${encodeURIComponent(packId)}`;
