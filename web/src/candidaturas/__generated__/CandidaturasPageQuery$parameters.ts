/**
 * @generated SignedSource<<d234f8cc5d9de61a617411249764d35d>>
 * @relayHash d35fdb7f8a8b21af7ea2be2a4acb1531
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4536de4ee069abe27901d564c8904e718930337c597a06ac9939a6f98d4f5b4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4536de4ee069abe27901d564c8904e718930337c597a06ac9939a6f98d4f5b4d",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
