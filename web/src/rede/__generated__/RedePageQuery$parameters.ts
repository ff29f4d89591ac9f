/**
 * @generated SignedSource<<77055a3e547b73d3a55c7aa8db9850a9>>
 * @relayHash 46f521770f2a1d2c59627011d79cfc9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3581223124fb7c8dce79d64743aaa069a8fad38473699d6162f4e9ad6e86280

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3581223124fb7c8dce79d64743aaa069a8fad38473699d6162f4e9ad6e86280",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
