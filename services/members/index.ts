export {
  type Bar,
  changeOwed,
  endDispute,
  endFreeze,
  findBanned,
  findBar,
  findBarred,
  findExchangeBar,
  findFrozen,
  findHeldParcels,
  freezeMembers,
  hasHeldParcels,
  lockOfParcels,
  openDispute,
} from './ban-member/banned-members.rows.js';
export {
  AccountBelongings,
  Belongings,
  ERASED_IN_A_PIECE,
  type Erased,
  type Ties,
} from './belongings/account-belongings.js';
export { BondKeeper, type Carried, PersonBonds, type Reunion } from './belongings/person-bonds.js';
export { AccountForfeiture, type Holdings } from './forfeit-member/account-forfeiture.js';
export { type CaseStanding, type Cases, ForfeitureCases } from './forfeit-member/forfeiture-cases.js';
export { grantToDemoMember } from './grant-to-member/grant-to-demo-member.js';
export { MembersModule, membersPart } from './members.module.js';
export { registerDemoMember } from './register-member/register-demo-member.js';
export { birthdayOf } from './rows/birthdays.rows.js';
export { type ClosedAccount, ClosedAccounts, findAccountsOfPerson } from './rows/closed-accounts.rows.js';
export {
  findIntroducedMembers,
  findSharedSigns,
  findVerified,
  introducerOf,
  type SharedSign,
} from './rows/introductions.rows.js';
export { MemberDirectory, type PostalAddress, type Profile } from './rows/member-directory.rows.js';
export type { Recipient } from './rows/profiles.rows.js';
export { ReferralPlaces } from './rows/registration-facts.rows.js';
export { findMembers, findRegisteredBefore, isMember, pauseMember } from './rows/standing.rows.js';
export { findReachableRecipients, findWillingRecipients } from './rows/willing-recipients.rows.js';
export type {
  AddressChanged,
  AddressGiven,
  MailChanged,
  MailConfirmed,
  MemberEvent,
  MemberRegistered,
  PasswordChanged,
  PhoneReleased,
  PhoneVerified,
} from './streams/member.events.js';
export { memberStreamOf } from './streams/member.state.js';
export { MemberRanks, type RankStanding, type ShownRank } from './streams/member-ranks.js';
export { canBeSentTo, type Registration } from './streams/registration.js';
export type { Bond } from './streams/what-binds.js';
export { BANNED } from './wire/banned.messages.js';
export { FROZEN } from './wire/frozen.messages.js';
export { isText, Must } from './wire/must.js';
export { OPERATOR_ACCOUNT } from './wire/operator-account.messages.js';
export { AddressRules, isTel, postalAddressOf, telOf } from './wire/postal-address.contract.js';
export { PREFECTURES } from './wire/prefectures.shared.js';
export { waitInWords } from './wire/wait-in-words.js';
