/**
 * @generated SignedSource<<8de558413854b1e2c20f4927457fc207>>
 * @relayHash e899264494f5820d25b1167a6fa88344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d34136ab72ed43373e277d168aa8ec0c17f137d7a4f446dd2789622f40d9a03b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d34136ab72ed43373e277d168aa8ec0c17f137d7a4f446dd2789622f40d9a03b",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
