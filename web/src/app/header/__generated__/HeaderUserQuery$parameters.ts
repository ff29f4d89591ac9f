/**
 * @generated SignedSource<<41307c35081d2bdddc72871eee167f84>>
 * @relayHash 2d3e943457cc9e382cbfc3b28a3ec383
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25e23c294cf36d4107069ae78bdf5de3ed9885f3b61e0a54372a75b9cdb8d898

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25e23c294cf36d4107069ae78bdf5de3ed9885f3b61e0a54372a75b9cdb8d898",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
