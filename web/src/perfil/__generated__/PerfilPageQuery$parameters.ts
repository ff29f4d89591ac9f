/**
 * @generated SignedSource<<5a39d36a59f788c44750af5afd96c7a1>>
 * @relayHash 0902736e3f98594e3b6c808ed0471e79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e4a168d86ec3fe42a5d62e9268a88d0e5f8e48be0ae91fc85dd9b5df7c6722a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e4a168d86ec3fe42a5d62e9268a88d0e5f8e48be0ae91fc85dd9b5df7c6722a",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
