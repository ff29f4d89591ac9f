/**
 * @generated SignedSource<<dd8bc766f4fb70860d9c493c42c3763d>>
 * @relayHash 935ecdc6ecfaafa9a0bd7ae1d56daa05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d12a345438975eeefb98cb7c24acda93f210ee538c9af5bd5811f5692e28ba38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d12a345438975eeefb98cb7c24acda93f210ee538c9af5bd5811f5692e28ba38",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
