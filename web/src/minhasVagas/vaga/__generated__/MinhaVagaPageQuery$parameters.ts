/**
 * @generated SignedSource<<25ce5838bc8f5c5cbe58fb649b90299f>>
 * @relayHash af7a36604d5eb71251a121455ff823f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56601d1d3bdf139085a35a1765c2beac3156086b0d96d0f4268a39322136f99d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56601d1d3bdf139085a35a1765c2beac3156086b0d96d0f4268a39322136f99d",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
