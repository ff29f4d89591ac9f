/**
 * @generated SignedSource<<ca2350f55432ec1f1b63763ff2ab328b>>
 * @relayHash 5f816a84b3565a95253840aa6cd3e8a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e31d3ab6cd4814e95f0a8bb703d555851f7c1c456213d5ec25f5f78e151d8887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AvisosDoSistemaPageQuery } from './AvisosDoSistemaPageQuery.graphql';

const node: PreloadableConcreteRequest<AvisosDoSistemaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e31d3ab6cd4814e95f0a8bb703d555851f7c1c456213d5ec25f5f78e151d8887",
    "metadata": {},
    "name": "AvisosDoSistemaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
