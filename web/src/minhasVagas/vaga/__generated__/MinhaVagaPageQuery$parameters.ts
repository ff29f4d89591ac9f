/**
 * @generated SignedSource<<f5c85032bc750843ca0fe1bea391c5b9>>
 * @relayHash dfd76265bb3cfe8d66b03ce8fbd99a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 036f9e7b24ec25c1b756f35b293fdbea785f526f8034e997688c5ffb4dd51209

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "036f9e7b24ec25c1b756f35b293fdbea785f526f8034e997688c5ffb4dd51209",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
