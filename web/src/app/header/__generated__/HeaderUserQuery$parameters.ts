/**
 * @generated SignedSource<<fcc4a36ce0044b56806ec306bc54c63c>>
 * @relayHash 15c12ba93e8f5e165168989cb4253139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce936ed9a9d0bef0ed565acb7e9431c3a570ffec0aaa2c9e306b4df419887737

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce936ed9a9d0bef0ed565acb7e9431c3a570ffec0aaa2c9e306b4df419887737",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
