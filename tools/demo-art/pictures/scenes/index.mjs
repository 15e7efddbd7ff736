import { cogwork } from './cogwork/index.mjs';
import { leaves } from './leaves/index.mjs';
import { starBeasts } from './star-beasts/index.mjs';
import { tides } from './tides/index.mjs';

/** The scene of each card, by its id. */
export const SCENES = { ...starBeasts, ...cogwork, ...leaves, ...tides };
