/**
 * @generated SignedSource<<bd51ce61e2b31877b6d66cdc5327253d>>
 * @relayHash 1facc20725c5cb7783a424a944717a2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeac906418d55112a2870d492a93956b0e41c54e0e19d1b6020aa48a3732e93d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eeac906418d55112a2870d492a93956b0e41c54e0e19d1b6020aa48a3732e93d",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
