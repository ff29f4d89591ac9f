/**
 * @generated SignedSource<<b5724bb0c93ea547775c19f7f6f4c3e2>>
 * @relayHash c5d46229e0a41b14a900eddfb4b75777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79a528a40cbfb57fa47e6da26194dec78a637af2df2e5efd6acd8037f722ee1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79a528a40cbfb57fa47e6da26194dec78a637af2df2e5efd6acd8037f722ee1d",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
