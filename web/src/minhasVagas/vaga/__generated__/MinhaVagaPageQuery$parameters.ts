/**
 * @generated SignedSource<<61b055a351db5c4c541f17cd886925cf>>
 * @relayHash d9ddc4ab1c9a0a9d7c5dfd7e8e75d4b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2378480afd6b33cc894b773a855b3a7e4eb5a52d6682e570141e8855aed86a46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2378480afd6b33cc894b773a855b3a7e4eb5a52d6682e570141e8855aed86a46",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
