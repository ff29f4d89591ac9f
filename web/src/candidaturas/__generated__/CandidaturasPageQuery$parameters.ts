/**
 * @generated SignedSource<<b23b5b7c15d67d40b1f65b5949752825>>
 * @relayHash 27fc9ac0e9523f7127569eeee36283f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 146fa1591e58999a87608d8be29c9ccf9b0210a0a2d8f0b5b3162d817688e955

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "146fa1591e58999a87608d8be29c9ccf9b0210a0a2d8f0b5b3162d817688e955",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
