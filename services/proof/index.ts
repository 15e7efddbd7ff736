export { proofPart } from './proof.module.js';
export { PublishCheckpoint } from './publish-checkpoint/publish-checkpoint.command.js';
export { type EventProof, type NoProof, proveFirstEvent } from './rows/event-proofs.rows.js';
