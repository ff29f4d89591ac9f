/**
 * @generated SignedSource<<1d2966133a7796dde9a69261158ea7a6>>
 * @relayHash 8d5185248521f3e21a74c21cd8162e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2c52f5948b10ff68dd9168d95c1ee48dd7508838991e9af23801ce3f36dec83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificacoesPageQuery } from './NotificacoesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificacoesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2c52f5948b10ff68dd9168d95c1ee48dd7508838991e9af23801ce3f36dec83",
    "metadata": {},
    "name": "NotificacoesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
