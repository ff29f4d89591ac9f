/**
 * @generated SignedSource<<026373a1fded091a038c63a60c598794>>
 * @relayHash e3c79be7241c940bb5d532712f4fa1f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b243f0bf8f328f1f68dfcc0ead3b633d6700f54e6cd7269703f451e6e690ab4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b243f0bf8f328f1f68dfcc0ead3b633d6700f54e6cd7269703f451e6e690ab4f",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
