import { Controller, Post } from '@nestjs/common';
import { ForVisitors } from '../../platform/http/access.js';
import { ReadByPost } from '../../platform/http/read-by-post.js';
import { Write, WriteRequest } from '../../platform/http/request-context.js';
import { FindAddressRequest, type FoundAddressesResponse } from './find-address.contract.js';
import { findAddresses } from './zipcodes.js';

@Controller('address')
export class FindAddressController {
  @Post('zipcode')
  @ReadByPost()
  @ForVisitors()
  async find(@Write() write: WriteRequest): Promise<FoundAddressesResponse> {
    const { zipcode } = write.parse(FindAddressRequest);
    return { state: 200, result: await findAddresses(zipcode) };
  }
}
