import { createBuildEnvironment } from '../../../services/platform/clients/browser/build-environment.shared.js';
import { OwnBuild } from '../../../services/platform/clients/own-build.shared.js';
import { tabStorage } from './storage';

/** The build that runs in this tab. */
export const ownBuild = new OwnBuild(createBuildEnvironment('/', tabStorage));
