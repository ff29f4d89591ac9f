/**
 * @generated SignedSource<<8a7f45c768a383ab12104d6b26e39b8b>>
 * @relayHash 7e62e6baab760f537a9a70315f0fd28f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 683165e86a143180b77249b6cb1bcfb15e4b549fe3447e346aabd93c7d1a03ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "683165e86a143180b77249b6cb1bcfb15e4b549fe3447e346aabd93c7d1a03ea",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
