import { thisBuild } from '../../../services/platform/clients/browser/this-build.shared.js';
import { tabStorage } from './storage';

/** The build that runs in this tab. */
export const ownBuild = thisBuild('/admin/', tabStorage);
