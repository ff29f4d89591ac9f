/**
 * @generated SignedSource<<9a50e932fb69bd652446651a33fef609>>
 * @relayHash ebe92f6b0ca129688c729c4f7435bda4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6abb1bc18a0bff220642d3a0e522c7dcb1d8cb6e3467f7f0ab08b7b85552eaee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6abb1bc18a0bff220642d3a0e522c7dcb1d8cb6e3467f7f0ab08b7b85552eaee",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
