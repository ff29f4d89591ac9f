/**
 * @generated SignedSource<<99253ec978d42a3d5b37808822e8f5ad>>
 * @relayHash 62f8455b9dfa89de4dd0a5eb254eae2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2fae8f79fe951bf165ff918df0346adf00d5e40861ff414e857e1fa780dfc09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2fae8f79fe951bf165ff918df0346adf00d5e40861ff414e857e1fa780dfc09",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
