/**
 * @generated SignedSource<<cdc34657cc01a7472f479e20bfa31696>>
 * @relayHash 24da64ddfa2a8d1deeb0f57e84e56f92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99a4176e6669ee256a0be7a4058838083875b3a6ae2bb0d4a24de76109fe79a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPublicaPageQuery } from './VagaPublicaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPublicaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99a4176e6669ee256a0be7a4058838083875b3a6ae2bb0d4a24de76109fe79a7",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
