/**
 * @generated SignedSource<<a7d7daa711a90a867e8f98a525781a23>>
 * @relayHash ba2ed115f90312464362599184806d61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddf9be75a74b0680d182d60f6fd9fa64248ce3189024f858ef99e0ef1070b58c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddf9be75a74b0680d182d60f6fd9fa64248ce3189024f858ef99e0ef1070b58c",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
