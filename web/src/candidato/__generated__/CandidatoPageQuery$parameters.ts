/**
 * @generated SignedSource<<781eacf898874aa5795a3e0da72a0d90>>
 * @relayHash 287e5f9b8d1f01ced7baf375361ee7d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8825e0381b2181d4187caf47a9595b1cdff6bdda1dcca58b2e4dd56eb74a245

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8825e0381b2181d4187caf47a9595b1cdff6bdda1dcca58b2e4dd56eb74a245",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
