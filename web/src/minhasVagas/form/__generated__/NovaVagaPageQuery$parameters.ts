/**
 * @generated SignedSource<<83dcfe422f6f06592207e979c430d19d>>
 * @relayHash 87fc2811aefcb1b49d700c74116f37df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 359d3bc7ed760b5061bd1b8803c3b55d0c704853bff31d279305091731e8116b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "359d3bc7ed760b5061bd1b8803c3b55d0c704853bff31d279305091731e8116b",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
