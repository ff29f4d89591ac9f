/**
 * @generated SignedSource<<5ec23c6a558739bb77fa78dbe0d14d16>>
 * @relayHash 85339f7fa5ae14e2e4f2ac370c6ba1e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5073d79b808faa5a784e47482a196f0cd8e6b08338387d5dbf0062f27c5edaa9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5073d79b808faa5a784e47482a196f0cd8e6b08338387d5dbf0062f27c5edaa9",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
