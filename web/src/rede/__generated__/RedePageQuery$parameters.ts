/**
 * @generated SignedSource<<cfb8c92bdf18f117645a30227550e6d0>>
 * @relayHash fe7ffd76604b62a5ed35ac092794ff59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4468f12163a1d3d7926be11fc63f8ee8857ec019235e0cb3b167cdbc017f1d64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedePageQuery } from './RedePageQuery.graphql';

const node: PreloadableConcreteRequest<RedePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4468f12163a1d3d7926be11fc63f8ee8857ec019235e0cb3b167cdbc017f1d64",
    "metadata": {},
    "name": "RedePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
