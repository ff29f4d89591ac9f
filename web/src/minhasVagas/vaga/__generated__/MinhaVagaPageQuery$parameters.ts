/**
 * @generated SignedSource<<2f67bf71984b93c72ccf3036f589b0bd>>
 * @relayHash 487bcb1a76d4655604f80ff6985b02f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e95a8276958b4b764228acaba18ed691d72e6af0d460581f43ace9af9ce549d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e95a8276958b4b764228acaba18ed691d72e6af0d460581f43ace9af9ce549d1",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
