/**
 * @generated SignedSource<<27ff7c050052ec53ed56df6de4f36460>>
 * @relayHash 9fa49a0998a7490169601b3e4210ee6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 500ce4d8ae90f041588dd6c2d6ff6d22c2e4f50e744bc82149378027468d51bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "500ce4d8ae90f041588dd6c2d6ff6d22c2e4f50e744bc82149378027468d51bf",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
