/**
 * @generated SignedSource<<aa44d5cda72f717d36aee4a0440bdc4e>>
 * @relayHash e079fdc4ac13f5946b6baf8979d170cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff1cf39c1a719a0374348e45b448216c38d32555413a7579cc93933d293e65b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dff1cf39c1a719a0374348e45b448216c38d32555413a7579cc93933d293e65b",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
