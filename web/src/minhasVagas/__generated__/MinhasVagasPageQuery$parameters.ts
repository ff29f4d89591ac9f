/**
 * @generated SignedSource<<ff7ccaee9da03a776821b1e3ebaeed52>>
 * @relayHash e227d35ad62552775313a332f049af5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 507508ab51c0f591ecc18a5fc859705073f581721509a514dc789cabaa31ea78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "507508ab51c0f591ecc18a5fc859705073f581721509a514dc789cabaa31ea78",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
