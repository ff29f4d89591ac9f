/**
 * @generated SignedSource<<f6bd9c41f39174628dc798f86b14edad>>
 * @relayHash deff88d92d0f64164ee3e073bfc12db0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 947e625cc8c76da6172b2ad2f34cfeb3c40109e847e667ce0600a0d5c1a568ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "947e625cc8c76da6172b2ad2f34cfeb3c40109e847e667ce0600a0d5c1a568ba",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
