/**
 * @generated SignedSource<<5b23fb5de3f97fda883f890fb694e44d>>
 * @relayHash 99cd21e6d4e343eb01f9a44204bd507b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb93b19121aede1b8f8b013c141eaa66b0883f47699dfb34242ff4d22afbaf6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb93b19121aede1b8f8b013c141eaa66b0883f47699dfb34242ff4d22afbaf6d",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
