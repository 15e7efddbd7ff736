/** Where the client shows a card as a pack has it. */
export const toCardPath = (cardId: string, packId: string): string =>
  `/card?cardId=${encodeURIComponent(cardId)}&packId=${encodeURIComponent(packId)}`;
