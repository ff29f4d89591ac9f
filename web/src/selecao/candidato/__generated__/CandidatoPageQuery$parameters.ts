/**
 * @generated SignedSource<<45ba48e14ea20bea775b808f19e39fe0>>
 * @relayHash f3b88c529d9a2d8c275df557ce242a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09a56a61ece18dc77da3ed70eb8ed7244fbe6c786931888d8450d3c016e5554d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09a56a61ece18dc77da3ed70eb8ed7244fbe6c786931888d8450d3c016e5554d",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
