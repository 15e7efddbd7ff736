export { OperationsModule, operationsPart } from './operations.module.js';
