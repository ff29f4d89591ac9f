/**
 * @generated SignedSource<<9c0e9f1ceaa00f42fcb04f484d99096a>>
 * @relayHash b8f04109336124577b19610b7a00d50a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 773bb1218c4d34ba2a2bdebdbfb02f5a2a10de75c74dc84cafc8e723f72f23ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "773bb1218c4d34ba2a2bdebdbfb02f5a2a10de75c74dc84cafc8e723f72f23ab",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
