/**
 * @generated SignedSource<<4f33b03e595e721bd8cc98368cd26b6e>>
 * @relayHash 0c9979384ff027c32eb069e02082001b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87f95f030d9d7de85e45e926181f8f9f296827d50c271eca7ccc7941b3e8597c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87f95f030d9d7de85e45e926181f8f9f296827d50c271eca7ccc7941b3e8597c",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
