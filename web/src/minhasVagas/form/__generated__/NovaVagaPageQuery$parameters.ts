/**
 * @generated SignedSource<<f63d1ae0fbab6b064b55c8f1f2a72574>>
 * @relayHash 0656193cf194fc6f9cf1bed2cf949b87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e30d775a5af6c72899bc1a1e8d8dadeebda275360c00b87742e83472ea4704

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03e30d775a5af6c72899bc1a1e8d8dadeebda275360c00b87742e83472ea4704",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
