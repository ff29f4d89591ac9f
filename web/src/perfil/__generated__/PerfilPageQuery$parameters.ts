/**
 * @generated SignedSource<<9a036fbfd312c27efc88d82df75f4afd>>
 * @relayHash f44a40e7e6389f448200da75b79ea0fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52e947cdc932a07cfc00050fccdab4e1ae39582eb6dfcbd636b64377e8b67ef2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52e947cdc932a07cfc00050fccdab4e1ae39582eb6dfcbd636b64377e8b67ef2",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
