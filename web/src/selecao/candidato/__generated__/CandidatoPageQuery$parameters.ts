/**
 * @generated SignedSource<<e5f29822e2550c19908a11d15c2a3434>>
 * @relayHash e6c95447e487c909195b7e25613ddb81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3240528c2df111793d363493fbe0f44f8ef764860288139d1d1fdf9dc202235a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3240528c2df111793d363493fbe0f44f8ef764860288139d1d1fdf9dc202235a",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
