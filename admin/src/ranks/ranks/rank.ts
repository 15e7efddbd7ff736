export type { RankResource } from '../../../../services/ranks/wire/rank.contract.js';
