/**
 * @generated SignedSource<<9b7f16f3243dacf0864622e94ef16b67>>
 * @relayHash f2d983242c4eddcec0410d6218f74b27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3712f15f3b4e70867ac30b58e6214f0ba7eb20785dd891e4b5da4b75e4c9ca13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3712f15f3b4e70867ac30b58e6214f0ba7eb20785dd891e4b5da4b75e4c9ca13",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
