export const RARITIES = [0, 1, 2, 3].map((id) => ({ id, name: `resources.cards.rarities.${id}` }));
