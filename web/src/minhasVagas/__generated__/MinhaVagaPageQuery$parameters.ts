/**
 * @generated SignedSource<<b8f12eb932eb4f83dabc886bd09dd66d>>
 * @relayHash d1ab09635b8c9258e7252439434e525d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf91c418d67b29a42064e02d4481c72037336817b8189fe6190608b06f8875a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccf91c418d67b29a42064e02d4481c72037336817b8189fe6190608b06f8875a",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
