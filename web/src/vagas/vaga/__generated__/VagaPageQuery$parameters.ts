/**
 * @generated SignedSource<<694522396118ff4726d0790f8b7fa867>>
 * @relayHash ec066465017b3824c5b3e75d32dda91f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae926f7f35aac2ea7725fa06839c5defb3dc018cd94fd82ca1e654896234741

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eae926f7f35aac2ea7725fa06839c5defb3dc018cd94fd82ca1e654896234741",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
