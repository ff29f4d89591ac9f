/**
 * @generated SignedSource<<152728f4fd6698d2f7075dfaf2717e98>>
 * @relayHash 49f3f9879310027314e4c1122586b370
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5011e2634c18e08e0528893236a76978c21837ec615fed673fccd2864c1d415d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5011e2634c18e08e0528893236a76978c21837ec615fed673fccd2864c1d415d",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
