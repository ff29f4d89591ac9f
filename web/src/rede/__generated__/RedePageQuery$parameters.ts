/**
 * @generated SignedSource<<ffa01bd60a05fe6a3edc3698578127bf>>
 * @relayHash 1d505e226fe2afe2f37125337b81c67e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece77a323bb7f46f3377e8195bf6a79f90e83f5072002be333e6ea8433fc429b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ece77a323bb7f46f3377e8195bf6a79f90e83f5072002be333e6ea8433fc429b",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
