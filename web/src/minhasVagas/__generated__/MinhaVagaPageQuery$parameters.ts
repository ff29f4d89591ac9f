/**
 * @generated SignedSource<<6d878f3b4f32ce5bf4f66b61d6712e66>>
 * @relayHash b6a077362bfc6943ba7380f13a8c16a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39306cc55a5d155831448afa502d052a80dac65950cf719ac2e028994a576c55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39306cc55a5d155831448afa502d052a80dac65950cf719ac2e028994a576c55",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
