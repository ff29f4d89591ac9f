/**
 * @generated SignedSource<<0596899a8627f702eb7ae804763e8e8c>>
 * @relayHash 795a9fa7791763f03ca45a6595e9624f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bc4d598a1701c2053f0626ebc92c83b8192fc61aa727e0733e874086f480435

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bc4d598a1701c2053f0626ebc92c83b8192fc61aa727e0733e874086f480435",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
