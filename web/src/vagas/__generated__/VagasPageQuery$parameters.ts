/**
 * @generated SignedSource<<09e65d84be563d13028402963b285c7b>>
 * @relayHash dc1af3cc6d7f62b288a2281c32f3c501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d50c97ae5709d3c9c13571962ee492c8ffd7aadc2ff5fc2584dac1648ce34c50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d50c97ae5709d3c9c13571962ee492c8ffd7aadc2ff5fc2584dac1648ce34c50",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
