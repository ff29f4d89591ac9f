/**
 * @generated SignedSource<<8fb4708694735797803da306ea841e68>>
 * @relayHash e25de69272111b681b496fe6f19cdc8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfef2e920ebf29993c696b7b53257951833a38921f83e60043eba5542932e1fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfef2e920ebf29993c696b7b53257951833a38921f83e60043eba5542932e1fd",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
