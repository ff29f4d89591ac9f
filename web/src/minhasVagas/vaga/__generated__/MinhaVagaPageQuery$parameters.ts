/**
 * @generated SignedSource<<b69fd15d820391c140c8fe672c77d617>>
 * @relayHash 54093de74a0d385c8476e9c1492c1c08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4ca24dc9cd4abb6ead3866cb56d3f689731393517fe1d6eb34f91f0c44a0ed7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4ca24dc9cd4abb6ead3866cb56d3f689731393517fe1d6eb34f91f0c44a0ed7",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
