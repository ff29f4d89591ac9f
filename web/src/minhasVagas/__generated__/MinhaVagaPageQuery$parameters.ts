/**
 * @generated SignedSource<<3edd4e1e0ac4b80bc82ddae50a782e4e>>
 * @relayHash 5d49922aae76a24e67c25fbd1499c364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd40c7b2444ef51a386469ac15616559e94d75b116d63a8c487034981579ce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcd40c7b2444ef51a386469ac15616559e94d75b116d63a8c487034981579ce3",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
