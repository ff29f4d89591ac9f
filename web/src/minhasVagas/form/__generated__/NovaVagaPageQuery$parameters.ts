/**
 * @generated SignedSource<<6d5e6a877c00a000f740595f5326d583>>
 * @relayHash f9a754c0eb1c479f74b4166928cc9625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0829755b2bf7c9efa1ed13d7b55329eff3cd986b6162bb091d53da38a5ca54f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0829755b2bf7c9efa1ed13d7b55329eff3cd986b6162bb091d53da38a5ca54f0",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
