/**
 * @generated SignedSource<<0fed7bbde005799e96bb612c5ada49b7>>
 * @relayHash 901289d9ed35dd00a001c931e34aaca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2e5f19ab0ef5a9401269a3aaef610c66ab0cd14ba42626bb3b48129a32ec50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2e5f19ab0ef5a9401269a3aaef610c66ab0cd14ba42626bb3b48129a32ec50",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
