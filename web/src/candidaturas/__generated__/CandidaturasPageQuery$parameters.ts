/**
 * @generated SignedSource<<359fefa70233cd0746f696a489917fe4>>
 * @relayHash 49704a8280e8288171cd2c1e08f8d0a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88ceba4fa20f501213c79cd4854b5f7f2b5b1a172d703dd14cf6a13f022e9582

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88ceba4fa20f501213c79cd4854b5f7f2b5b1a172d703dd14cf6a13f022e9582",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
