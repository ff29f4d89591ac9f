/**
 * @generated SignedSource<<b246662be7db314b533bc209b9547bb5>>
 * @relayHash dcc54378bfa548cee23bbddb2e439817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ac9e3b94684eef62b7d5e5b907b5c00bb24d51f81dde6facd1d7d0e0b4ee538

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ac9e3b94684eef62b7d5e5b907b5c00bb24d51f81dde6facd1d7d0e0b4ee538",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
