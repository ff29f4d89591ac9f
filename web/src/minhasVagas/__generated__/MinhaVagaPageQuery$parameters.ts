/**
 * @generated SignedSource<<009f33494f49363d01f84aa75ea4317e>>
 * @relayHash f0e3ea3f57fcce8e7480334c076040a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25cb59762cf2b3d7d3b4c6bed4a183e3ce9d331ea07c790c5fce8b435b451164

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25cb59762cf2b3d7d3b4c6bed4a183e3ce9d331ea07c790c5fce8b435b451164",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
