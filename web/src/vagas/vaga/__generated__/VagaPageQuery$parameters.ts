/**
 * @generated SignedSource<<724ff6842b7247f3f8fdea1280e01fa8>>
 * @relayHash b9d7502b8546bfd0e7e3c5072c3fb476
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc803ff312e2fcc030a8bdf4de0953150f96bb1d4b28b9feb03e45b22c94fcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fc803ff312e2fcc030a8bdf4de0953150f96bb1d4b28b9feb03e45b22c94fcf",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
