/**
 * @generated SignedSource<<e9683a971c304a413ba32c2bd743bd56>>
 * @relayHash 1437cd47051c6fad3b0b92860bba4169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4c77507be274524605311741cf042001efe14a161bea70382f0f036485ec7b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4c77507be274524605311741cf042001efe14a161bea70382f0f036485ec7b4",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
