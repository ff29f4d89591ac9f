/**
 * @generated SignedSource<<f022ab3f18e7144899990160326c59bb>>
 * @relayHash b05a59d9ca59646f444294fe656e7f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1849d069dba1b6c9505f47f64412fbc9eb3d718bfa5d9fdfe55aca49799806

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc1849d069dba1b6c9505f47f64412fbc9eb3d718bfa5d9fdfe55aca49799806",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
