/**
 * @generated SignedSource<<58c436ef1d667903c98899e6e5783e41>>
 * @relayHash 0d75c1cc7dc100033b2a60e67e1e7db3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ae7fd750ebbefbae5d6106881e6ed7bc292b2463703b6b10c4bdaaae39fa2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ae7fd750ebbefbae5d6106881e6ed7bc292b2463703b6b10c4bdaaae39fa2a",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
