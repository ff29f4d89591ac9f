/**
 * @generated SignedSource<<7c9b7217e171533351c8595534430d10>>
 * @relayHash f428410aa9c4ed501b96943b6be3a483
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f042c8af952f9818a3f4380bff885d0935ba24b4282cc3b96aa1a09fac757951

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f042c8af952f9818a3f4380bff885d0935ba24b4282cc3b96aa1a09fac757951",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
