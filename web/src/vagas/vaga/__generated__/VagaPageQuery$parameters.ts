/**
 * @generated SignedSource<<6afa9ff379649d3a2805c09cb88de277>>
 * @relayHash 9b5d44b14976be76c39eb0f3d494e4b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c56d6ca7f377a2076031be567ffa5ecf43d9263eeb0baa5a102f68d6cf1d36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07c56d6ca7f377a2076031be567ffa5ecf43d9263eeb0baa5a102f68d6cf1d36",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
