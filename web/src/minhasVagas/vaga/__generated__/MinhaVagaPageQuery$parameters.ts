/**
 * @generated SignedSource<<c0544547cb30980e1ef085c1bdea7ad6>>
 * @relayHash 4872ff33d4ffbe06e58c8bf23e456903
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f3d6aa5f420fc60d240a93719e2b3138fb2cf82a5a73d17fc583377955fd50a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f3d6aa5f420fc60d240a93719e2b3138fb2cf82a5a73d17fc583377955fd50a",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
