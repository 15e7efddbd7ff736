import { cogwork } from './cogwork/index.mjs';
import { leaves } from './leaves/index.mjs';
import { starBeasts } from './star-beasts/index.mjs';
import { tides } from './tides/index.mjs';

/** What each card shows, by its id. */
export const SCENES = { ...starBeasts, ...cogwork, ...leaves, ...tides };
