import { Global, Module } from '@nestjs/common';
import { PurchaseNames } from '../../points/index.js';
import { DrawnPackNames } from './drawn-pack-names.rows.js';

/** Supplies the names of purchases to the points history. `draws` depends on `points`, not the other way round. */
@Global()
@Module({ providers: [{ provide: PurchaseNames, useClass: DrawnPackNames }], exports: [PurchaseNames] })
export class PurchaseNamesModule {}
