/**
 * @generated SignedSource<<b425c61cce4fada5ef6a1404af8f5da6>>
 * @relayHash 9f258a9d5b00de049e09f43406cb4cd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0ae6abb3755fc99a49c9f8e0c64caa79da38540a74f4444293bfd925a7b548c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AceitePageQuery } from './AceitePageQuery.graphql';

const node: PreloadableConcreteRequest<AceitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0ae6abb3755fc99a49c9f8e0c64caa79da38540a74f4444293bfd925a7b548c",
    "metadata": {},
    "name": "AceitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
