/**
 * @generated SignedSource<<f001379604f40ce9f80f9593c0b91229>>
 * @relayHash 99aa5d857fa52cdcf31821bbca547ddc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9dbe3d5b463bd56da71b855a28b332b664db773aa1d3261f7c7076b415c9355

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificacoesPageQuery } from './NotificacoesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificacoesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9dbe3d5b463bd56da71b855a28b332b664db773aa1d3261f7c7076b415c9355",
    "metadata": {},
    "name": "NotificacoesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
