/**
 * @generated SignedSource<<3ffdbaaa4a28547d4995059d68c620f6>>
 * @relayHash 3f9c62497bb524bc2f1e798aa88a450a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1755c482d3c9d98783072592e8c018b85aae9b67197b5a990796f71c79865d4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1755c482d3c9d98783072592e8c018b85aae9b67197b5a990796f71c79865d4d",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
