/**
 * @generated SignedSource<<eedb185ca787e4529f5fe1d34c242499>>
 * @relayHash e27a3f1c53f5549b7e4a6f2809361e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7131c6e732eba7205ff92e64c7f41b55459eb25c2cc1f1b1129dc6056a7667a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7131c6e732eba7205ff92e64c7f41b55459eb25c2cc1f1b1129dc6056a7667a",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
