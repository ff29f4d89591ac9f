/**
 * @generated SignedSource<<585e1b414df9e7a358eae758ebae4398>>
 * @relayHash c766bcfe474a8bbf9b4d22e8131be9a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 992ac39cdf7b50d60088c4aa2abd6504765d4cb01433a806e0a2e2cf70d3d23b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "992ac39cdf7b50d60088c4aa2abd6504765d4cb01433a806e0a2e2cf70d3d23b",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
