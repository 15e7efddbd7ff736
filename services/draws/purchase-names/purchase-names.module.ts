import { Global, Module } from '@nestjs/common';
import { PurchaseNames } from '../../points/index.js';
import { DrawnPackNames } from './drawn-pack-names.rows.js';

/** Tells the points' histories what was bought: points know no draws, draws know points. */
@Global()
@Module({ providers: [{ provide: PurchaseNames, useClass: DrawnPackNames }], exports: [PurchaseNames] })
export class PurchaseNamesModule {}
