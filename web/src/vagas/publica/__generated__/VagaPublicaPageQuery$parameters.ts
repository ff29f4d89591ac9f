/**
 * @generated SignedSource<<1b01be4607657029e8ed34eee1fe8e9a>>
 * @relayHash 4c66600c8817f903320317c748dfd8d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b5ef3f36ecf8691c1a9d1f07342129f7a30a0fd39183601d761a3f7ec6c074

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPublicaPageQuery } from './VagaPublicaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPublicaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b5ef3f36ecf8691c1a9d1f07342129f7a30a0fd39183601d761a3f7ec6c074",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
