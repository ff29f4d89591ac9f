/**
 * @generated SignedSource<<e04ba76cdf5d830b2944832bd9f601dc>>
 * @relayHash 3a3dcc6ea7eb2b8ca98b2608690aed6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3140831a08535be03590522f272b91d6fc48f89a624bd0a8142693874269bd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3140831a08535be03590522f272b91d6fc48f89a624bd0a8142693874269bd1",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
