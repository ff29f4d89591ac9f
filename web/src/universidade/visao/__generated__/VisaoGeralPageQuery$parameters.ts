/**
 * @generated SignedSource<<4164f8eb3b5c4fb2a41833e79a41ae68>>
 * @relayHash 766d3596c9b5ecef78cd11236079948d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7725df11d5f9e3ed3773d8b208b17edd72953eebd1c2415a8fa4970179fa142

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisaoGeralPageQuery } from './VisaoGeralPageQuery.graphql';

const node: PreloadableConcreteRequest<VisaoGeralPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7725df11d5f9e3ed3773d8b208b17edd72953eebd1c2415a8fa4970179fa142",
    "metadata": {},
    "name": "VisaoGeralPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
