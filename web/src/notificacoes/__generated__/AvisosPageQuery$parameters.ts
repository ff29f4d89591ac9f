/**
 * @generated SignedSource<<3ccd4da2425570c6789c8271183855ba>>
 * @relayHash e76181a35ef1481faebd727cf4263ab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdf853531d40bbb2d77c5bfcd203a46ece9e4b028af7563d63d9619eb3b2ce69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AvisosPageQuery } from './AvisosPageQuery.graphql';

const node: PreloadableConcreteRequest<AvisosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdf853531d40bbb2d77c5bfcd203a46ece9e4b028af7563d63d9619eb3b2ce69",
    "metadata": {},
    "name": "AvisosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
