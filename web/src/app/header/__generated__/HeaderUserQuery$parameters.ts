/**
 * @generated SignedSource<<19f4d506b2850aa800e4f6071d844da1>>
 * @relayHash a2bb8962e75d0e76b67e761742e608d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4080026f185636caf4632aadeda2573c72545305459c93d12dd75520db919716

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4080026f185636caf4632aadeda2573c72545305459c93d12dd75520db919716",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
