/**
 * @generated SignedSource<<1c780a4ca3306b41fab41a0c5c49e0a2>>
 * @relayHash 6288029990f585a25de9c643266d6843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c78357ca1fee716ae5e664e7d392e67a17b4954715d7f0b7be8d95d3d3e5c7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PessoasPageQuery } from './PessoasPageQuery.graphql';

const node: PreloadableConcreteRequest<PessoasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c78357ca1fee716ae5e664e7d392e67a17b4954715d7f0b7be8d95d3d3e5c7b",
    "metadata": {},
    "name": "PessoasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
