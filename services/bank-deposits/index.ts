export { BankDepositsModule, bankDepositsPart } from './bank-deposits.module.js';
