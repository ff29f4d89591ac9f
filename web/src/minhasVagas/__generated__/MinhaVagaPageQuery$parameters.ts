/**
 * @generated SignedSource<<3a97571e8bb4d54e4e5acadafbfaee58>>
 * @relayHash eba8984cc9dd47996dbac8b7cb19338e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c597220b532ac57784706d94b2f1f721854e80f8c2d216895f503e18ce95303e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c597220b532ac57784706d94b2f1f721854e80f8c2d216895f503e18ce95303e",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
