export { AccountForfeiture, type Holdings } from './ban-member/account-forfeiture.js';
export { bannedAmong } from './ban-member/banned-members.js';
export { MemberDirectory, type PostalAddress, type Profile } from './member-directory.js';
export { MembersModule, membersPart } from './members.module.js';
export { isText, Must } from './must.js';
export { isPrefectureId, PREFECTURES } from './prefectures.shared.js';
export { registerDemoMember } from './register-member/register-demo-member.js';
export type { Registration } from './registration.js';
export { type MemberEvent, type MemberRegistered, memberStreamOf } from './streams/member.events.js';
