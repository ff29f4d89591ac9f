/**
 * @generated SignedSource<<aff286c3dbb7e49a31857df1bccecd3e>>
 * @relayHash d5d393c66028310dc8f053af758e8b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e630796f348543c214671cd5396159c7a604a7bb0fc4d20d9c0d9426a554437

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e630796f348543c214671cd5396159c7a604a7bb0fc4d20d9c0d9426a554437",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
