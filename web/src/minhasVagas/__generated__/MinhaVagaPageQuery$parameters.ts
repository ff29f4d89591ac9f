/**
 * @generated SignedSource<<bf3cf948f4a36cc3bc130142290759e0>>
 * @relayHash 7b335f3887250f0746fa35cf774a95a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5dbd73f41e004fe60f4c380f48d0b6e85aa5453c36b264b069da956c6c4dff8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5dbd73f41e004fe60f4c380f48d0b6e85aa5453c36b264b069da956c6c4dff8",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
