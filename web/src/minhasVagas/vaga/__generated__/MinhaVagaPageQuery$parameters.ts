/**
 * @generated SignedSource<<2bc36911b20090a8055c8c8475f590c9>>
 * @relayHash 98b143af8a715862df2f5ef9a5a2faf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6d9a448d6ce754e581bd90e3b8c0fd85c49bcffc3dd4782eb6b7d356319739c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6d9a448d6ce754e581bd90e3b8c0fd85c49bcffc3dd4782eb6b7d356319739c",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
