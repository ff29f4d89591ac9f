/**
 * @generated SignedSource<<5a37da09cbf5d48b62ab1d6b4d512bb6>>
 * @relayHash 263a53749a085590f6a659b755b2eb81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d2483a8ebacfb8fe8daeaff41a602f891130876e527c4c79b8aad8803f5f0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstituicaoPageQuery } from './InstituicaoPageQuery.graphql';

const node: PreloadableConcreteRequest<InstituicaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5d2483a8ebacfb8fe8daeaff41a602f891130876e527c4c79b8aad8803f5f0d",
    "metadata": {},
    "name": "InstituicaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
