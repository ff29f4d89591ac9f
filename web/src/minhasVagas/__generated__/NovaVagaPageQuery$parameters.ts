/**
 * @generated SignedSource<<e787ee39f54eadff7db4113dbc847159>>
 * @relayHash 8df9e523c8fa46d0e0b2e22a257e2fee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 930f8a9b90c4ce16daa521716b5e0c9498605d5d006cfb93a1fdf1170ba78c25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "930f8a9b90c4ce16daa521716b5e0c9498605d5d006cfb93a1fdf1170ba78c25",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
