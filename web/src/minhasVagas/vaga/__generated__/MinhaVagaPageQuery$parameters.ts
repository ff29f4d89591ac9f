/**
 * @generated SignedSource<<f4dd422f43ac8f0bc88d42125ccc7ec5>>
 * @relayHash cc3c354ec236596a24cd82e388ced647
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac074cce8cd6625f67e71fe4264feaf0adcb51707eb508bcdd8832262b11821

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aac074cce8cd6625f67e71fe4264feaf0adcb51707eb508bcdd8832262b11821",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
