/**
 * @generated SignedSource<<4adab6aa796128fe791e1c1e45acaeb8>>
 * @relayHash 4688a3709c84d9e8813c04a23c0ab013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8746d9e5c90e25ea47781c52226900549d235f033be226781a6d8c5125bd73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e8746d9e5c90e25ea47781c52226900549d235f033be226781a6d8c5125bd73",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
