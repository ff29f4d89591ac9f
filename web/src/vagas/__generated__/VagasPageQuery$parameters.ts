/**
 * @generated SignedSource<<530de71a158ffd6315bfb3c7993a416c>>
 * @relayHash 106d6433b6c8700cbc257c08a663810a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30dd85a4becfbf32378dc38687f65cd14ad3e04b0dff0c730782e5fcd620e0d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30dd85a4becfbf32378dc38687f65cd14ad3e04b0dff0c730782e5fcd620e0d9",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
