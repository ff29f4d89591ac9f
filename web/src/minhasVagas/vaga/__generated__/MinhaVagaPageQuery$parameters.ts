/**
 * @generated SignedSource<<a5e4f3948b46c33b690c19fa9432119e>>
 * @relayHash dd73c9643aed1614f964d6d548702b2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9da049ec282d84adb4aa34169a50f5c2cf06745fa01a0465b86a18ae33cc4de2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9da049ec282d84adb4aa34169a50f5c2cf06745fa01a0465b86a18ae33cc4de2",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
