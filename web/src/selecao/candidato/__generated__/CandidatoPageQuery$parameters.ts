/**
 * @generated SignedSource<<12553b814b3d123ee57c2322e32dae1e>>
 * @relayHash c47e37d139504abce8c1561c46b04de7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b694670d34e952f46b25435d6174f447746cd5f18cb0ba4902bb08d7a4a8a04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b694670d34e952f46b25435d6174f447746cd5f18cb0ba4902bb08d7a4a8a04",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
