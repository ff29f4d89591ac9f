/**
 * @generated SignedSource<<2609aaedadbd2b0c4cae4e84dd448755>>
 * @relayHash af9e8cd535860295c9297b207fbed8cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fce4397ae4d58d5fda910543b18c003c5d23e5dee02c3275b4de35cad16f36c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fce4397ae4d58d5fda910543b18c003c5d23e5dee02c3275b4de35cad16f36c1",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
