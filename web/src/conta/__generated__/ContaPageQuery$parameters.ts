/**
 * @generated SignedSource<<ad291e0e813aeae7ba5112769f293d3a>>
 * @relayHash 7636522ebab1ef81cb75aa5b6e1071ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03846c54c63e88674a60ab3ddae21a5694eea14793f92e19639f3ce8f572b62e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContaPageQuery } from './ContaPageQuery.graphql';

const node: PreloadableConcreteRequest<ContaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03846c54c63e88674a60ab3ddae21a5694eea14793f92e19639f3ce8f572b62e",
    "metadata": {},
    "name": "ContaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
