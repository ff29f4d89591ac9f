/**
 * @generated SignedSource<<978180f4a03fece3761809535ee1b678>>
 * @relayHash f42a07692c40c916ff0248621fc1dbc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34211342591a2715d2b610239c344eb2272e0f8bf096046497d1500b237e8106

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34211342591a2715d2b610239c344eb2272e0f8bf096046497d1500b237e8106",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
