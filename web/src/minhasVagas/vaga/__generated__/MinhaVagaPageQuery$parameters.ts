/**
 * @generated SignedSource<<32915b7bceca08e6610b2fd5083c7a23>>
 * @relayHash 7c790becb3b477596d22de3e5b8edf11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d9e5176c45c9b4805fab2ff8f39e515cd3d0faff503b66711a35c5642be41e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d9e5176c45c9b4805fab2ff8f39e515cd3d0faff503b66711a35c5642be41e8",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
