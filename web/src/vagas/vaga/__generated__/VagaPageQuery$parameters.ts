/**
 * @generated SignedSource<<39482a57cdaf0e4f07f0e405af37bd83>>
 * @relayHash fd677c0863ee05dfc62ea7c3f83b0a5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9099bd3ff7de621873e75ac3655abad1bf7497885548030606267ca3f6369bc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9099bd3ff7de621873e75ac3655abad1bf7497885548030606267ca3f6369bc5",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
