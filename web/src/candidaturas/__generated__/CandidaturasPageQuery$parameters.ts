/**
 * @generated SignedSource<<3d52898417f0df0d07e1edecc1ca09c2>>
 * @relayHash f82da82aaceace0203b5c4c060b0a266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f77cf24f155b96d525732582951baefd2066323d1371e2f2070607505da47f95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f77cf24f155b96d525732582951baefd2066323d1371e2f2070607505da47f95",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
