/**
 * @generated SignedSource<<a734741a0bf287c2a722fde953c2b12d>>
 * @relayHash 286cbca933ea628db8d55d939ca418e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a58aa10e37fa8f59e81b9a9bf4c260a7c162f717687b0b87a7f248aa50c8460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a58aa10e37fa8f59e81b9a9bf4c260a7c162f717687b0b87a7f248aa50c8460",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
