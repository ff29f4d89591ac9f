/**
 * @generated SignedSource<<7e4048dad2568d6d0b3fd382625fde75>>
 * @relayHash 3ffa8198e2d2a34a1e680ecb9cdba144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71a6d407649de4d8ab6ccee476278c54d8cabb42042e2d395411b2299d201af1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71a6d407649de4d8ab6ccee476278c54d8cabb42042e2d395411b2299d201af1",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
