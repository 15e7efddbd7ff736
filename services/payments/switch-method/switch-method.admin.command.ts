import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { MethodTarget } from '../commands/method.target.js';
import type { MethodResource } from '../wire/method.contract.js';
import { SwitchMethodRequest } from './switch-method.contract.js';
import { decideSwitchMethod } from './switch-method.decide.js';

/** `POST /admin-api/payment-methods/{id}/switch` */
@Controller('admin-api/payment-methods')
export class SwitchMethodController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly methods: MethodTarget,
  ) {}

  @Post(':id/switch')
  @ForOperators('run-shop')
  switch(
    @Commanded(SwitchMethodRequest) command: OperatorCommand<SwitchMethodRequest>,
  ): Promise<Answered<MethodResource>> {
    return this.commands.run(command, this.methods, (method) => decideSwitchMethod(method, command.request));
  }
}
