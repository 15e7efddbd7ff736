import { Controller, Post } from '@nestjs/common';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
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
