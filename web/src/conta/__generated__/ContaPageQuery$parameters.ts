/**
 * @generated SignedSource<<40dafabb6aa2c120cc1c71a60e532839>>
 * @relayHash f6d9f0dd48bf9affd2b8d62d44e0e366
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e5ce68f88e9db1629be252de02363c190a26c22afbef5aedbb3fa725a9e24ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContaPageQuery } from './ContaPageQuery.graphql';

const node: PreloadableConcreteRequest<ContaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e5ce68f88e9db1629be252de02363c190a26c22afbef5aedbb3fa725a9e24ae",
    "metadata": {},
    "name": "ContaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
