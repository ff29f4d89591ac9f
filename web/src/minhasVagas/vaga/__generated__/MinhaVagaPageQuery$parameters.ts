/**
 * @generated SignedSource<<43a62917c9d969f887d649027c9702e5>>
 * @relayHash d03b7057b8e9093c7dcaa7a20b628abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c61074fb8097a8ef996c4caa7357af94f50eef3d46ccc2f59806783d74c9fe2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c61074fb8097a8ef996c4caa7357af94f50eef3d46ccc2f59806783d74c9fe2b",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
