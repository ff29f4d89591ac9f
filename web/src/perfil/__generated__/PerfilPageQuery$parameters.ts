/**
 * @generated SignedSource<<2a7f910504ad6560d855ec041f104884>>
 * @relayHash 1520a7f1917bd50bdb8476f9db531316
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5511c0bca56f8a9a4205eb32c25ab1f03a56ef8bb7fc386bd618441203ab183e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5511c0bca56f8a9a4205eb32c25ab1f03a56ef8bb7fc386bd618441203ab183e",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
