export { proofPart } from './proof.module.js';
export { PublishCheckpoint } from './publish-checkpoint/publish-checkpoint.command.js';
export { type EventProof, firstEventProof, type NoProof } from './rows/event-proofs.rows.js';
