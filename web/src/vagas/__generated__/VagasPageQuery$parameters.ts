/**
 * @generated SignedSource<<b9c0cc0f86c5f4bc80400993e50ae176>>
 * @relayHash 86aa822cdaf88b41f9877dcf74e0f77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d85eb57d5873452a7904b589b12909af8976e88943ec0f50bb2737c2498b5de0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d85eb57d5873452a7904b589b12909af8976e88943ec0f50bb2737c2498b5de0",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
