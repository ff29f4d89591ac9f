/**
 * @generated SignedSource<<5626b43b7740e875cc75d6cc62aa86f4>>
 * @relayHash 96b5bca11d588f7ebb12ca16403c9a06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0827b56eb045626e31d7352b0ad9a2ea292cdf0497ab9d6e2024485261aa06fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0827b56eb045626e31d7352b0ad9a2ea292cdf0497ab9d6e2024485261aa06fd",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
