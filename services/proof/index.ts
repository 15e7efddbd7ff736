export { proofPart } from './proof.module.js';
export { PublishCheckpoint } from './publish-checkpoint/publish-checkpoint.command.js';
