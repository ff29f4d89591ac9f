/**
 * @generated SignedSource<<f9e0187537da2ddaf6e3f7b15be928df>>
 * @relayHash 3d588ffcc5c097bc9f73661c3617c780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f869657170b4ea06f6d28a87a4c4d0dd09fd51450555deb7b94b68c69de090f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f869657170b4ea06f6d28a87a4c4d0dd09fd51450555deb7b94b68c69de090f",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
