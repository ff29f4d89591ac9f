/**
 * @generated SignedSource<<f33b1b6e05af76d610f47723a9f8e4d8>>
 * @relayHash 58ebf414a711409122f91655273165b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3997d68d0b113069df0121478f29bc92315445530aad267ab839b09ff452fefd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstituicaoPageQuery } from './InstituicaoPageQuery.graphql';

const node: PreloadableConcreteRequest<InstituicaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3997d68d0b113069df0121478f29bc92315445530aad267ab839b09ff452fefd",
    "metadata": {},
    "name": "InstituicaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
