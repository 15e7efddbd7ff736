import { Module } from '@nestjs/common';
import type { Part } from '../platform/part.js';
import { shopIdentity } from './identity-settings.js';
import { LegalTextController } from './legal-text/legal-text.controller.js';

@Module({ controllers: [LegalTextController] })
export class LegalModule {}

export const legalPart: Part = { name: 'legal', module: LegalModule, settings: shopIdentity };
