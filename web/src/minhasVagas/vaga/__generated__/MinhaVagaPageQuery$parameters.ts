/**
 * @generated SignedSource<<e72cc9f068153b585653c77aa7f1e079>>
 * @relayHash 869db07c036e50ac36387cdad3896b04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 045be99455c3785471deb90b520a46647c5614c9631db0d736c83160664d1aa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "045be99455c3785471deb90b520a46647c5614c9631db0d736c83160664d1aa8",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
