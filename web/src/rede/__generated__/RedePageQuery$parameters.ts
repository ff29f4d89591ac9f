/**
 * @generated SignedSource<<2512aca9ff7c54c6c351caae7a870c0c>>
 * @relayHash f3ab4d2f07f3ed64ad3340f3b1e7f671
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 392246d0fdd471ca90a1123daa59cbc9d7518b08aa34a7e6eea3a2abc267dc33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "392246d0fdd471ca90a1123daa59cbc9d7518b08aa34a7e6eea3a2abc267dc33",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
