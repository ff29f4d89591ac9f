/**
 * @generated SignedSource<<7c465d0f3ea9bd494f15105d0939285e>>
 * @relayHash a2b99fd41ceae4a4ada09faf235b66b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786d0cffbd19130cc594bc385a612e22ea930d22d75ab3c95a232714bf3f3df4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786d0cffbd19130cc594bc385a612e22ea930d22d75ab3c95a232714bf3f3df4",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
