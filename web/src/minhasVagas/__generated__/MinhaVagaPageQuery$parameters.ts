/**
 * @generated SignedSource<<190b057b0dde20a72b17c1da026a1105>>
 * @relayHash c98de52b7986843f7912fe4b1805bcf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d39408ca55825a12c44ef10640eb365390370419491e45effd020d66ca5a8e57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d39408ca55825a12c44ef10640eb365390370419491e45effd020d66ca5a8e57",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
