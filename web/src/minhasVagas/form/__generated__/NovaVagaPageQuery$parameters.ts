/**
 * @generated SignedSource<<bdfee0e580c9f2a963017e786d0e422f>>
 * @relayHash cf3e84cd8b3af43637812fda3a524532
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1fd7459ac19f12847d8e3a91e4740675fb988711d17e456ff892d8c51c0a99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be1fd7459ac19f12847d8e3a91e4740675fb988711d17e456ff892d8c51c0a99",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
