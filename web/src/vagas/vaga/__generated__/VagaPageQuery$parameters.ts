/**
 * @generated SignedSource<<001d32bf41e4e9fc442e64d09c739ff1>>
 * @relayHash 5da16f5377c509c50149b527ba27992e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e18ad4203b7baabcb5a17fadec3dd6af83ea0c8b8d02d6caa49012ede5343813

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e18ad4203b7baabcb5a17fadec3dd6af83ea0c8b8d02d6caa49012ede5343813",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
