/**
 * @generated SignedSource<<260051b84a5b92868a967116ce071476>>
 * @relayHash 1f430a2e3dce0abb7c10b760fb926985
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf728f9258554842edd60812421f9f5e677a16601028ca859d32d500e9e25dba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf728f9258554842edd60812421f9f5e677a16601028ca859d32d500e9e25dba",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
