/**
 * @generated SignedSource<<4ef864bae446d18eacc2ff4f8330d5af>>
 * @relayHash e64a47ec9352c1c6950e22a26959179f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2ba9b65ca80ddd40e6681897078a8a2756c86167184251dff5f230de735fed9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificacoesPageQuery } from './NotificacoesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificacoesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2ba9b65ca80ddd40e6681897078a8a2756c86167184251dff5f230de735fed9",
    "metadata": {},
    "name": "NotificacoesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
