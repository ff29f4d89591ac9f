/**
 * @generated SignedSource<<4aa29eab037c830fadd65d1b22010a79>>
 * @relayHash c835968ec67c059bb8c6073be8327642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd3815e7156aea6d0d7060b4ed9af5dbf30b85b1df8b8df3f472378131d80996

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd3815e7156aea6d0d7060b4ed9af5dbf30b85b1df8b8df3f472378131d80996",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
